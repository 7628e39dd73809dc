## Who I am
me-title = Who you are here
me-nickname = Nickname
me-nickname-say = It is shown at the tables. That is all we ask: no password, no address.
me-shirt = Number { $number ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
   *[other] Eleven
  }
me-come = Come in
me-rename = Go by this one
me-renamed = That is what you are called now.
me-back-title = On another device
me-back-say = The return link brings you back as the same person, with all your matches. Keep it to yourself: whoever has it is you.
me-back-make = Make a return link
me-back-renew = Make a new one
me-back-renew-say = The older one then opens nothing any more.
me-back-once = It is shown once and kept nowhere: copy it now, or photograph the code.
me-back-have = Do you have a return link?
me-back-paste = Paste it here
me-back-go = Bring me back
me-back-here = This link brings you back.
me-back-here-say = On this device you are then the person to whom the link belongs.
me-back-instead = You are { $nickname } here now. Make a return link for { $nickname } first if you want to come back as that person.
me-forget-title = Forget me
me-forget-say = Your nickname, your way back and what you have written are gone, and a bot can be called to your seats. Records of matches keep a pseudonym, and your word for the luck.
me-forget = Forget me
me-forget-sure = Yes, forget { $nickname }
me-forgotten = You are nobody here any more.
link-share = Share
link-code = QR code
link-hide-code = Hide the code
link-code-of = QR code of the link
