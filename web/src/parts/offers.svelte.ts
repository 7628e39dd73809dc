/** What pointer, finger and keys do with a thing on any board: pointer, focus or a first touch considers, a click or a
 * second touch says it. What cannot be played says why; what can be played in several ways opens a small menu. */
import type { Refused } from "../api";
import type { Entry } from "../contract/kernel";
import type { Session } from "../table/session.svelte";
import { still, touched } from "../table/touched";

/** Bubbles stand beside the thing that they speak of, one of each kind at a time on the whole page. */
class Bubbles {
  why = $state.raw<{ anchor: Element; refused: Pick<Refused, "text" | "rule"> } | null>(null);
  choices = $state.raw<{ anchor: Element; entries: Entry[]; session: Session } | null>(null);
  /** Opens a clause of the rules, where the page can. */
  open: ((rule: string) => void) | null = null;
}
export const bubbles = new Bubbles();

export interface Offer {
  /** What can be said with the thing now. */
  entries: Entry[];
  /** Nothing can, although a question speaks of its place. */
  off?: boolean;
  /** Its id, of which the reason is asked. */
  thing: string;
  /** A move of which the reason is asked although others can be said: a card that can only be thrown away. */
  why?: string;
}

const same = (hot: Entry | null, entries: Entry[]) => hot !== null && entries.some((entry) => entry.move === hot.move);
/** Going from a thing to the ticket or to a bubble is no leaving: what is considered is about to be said there. */
const kept = (target: EventTarget | null) => target === null || (target as Element).closest?.("[data-keeps-hot], .ticket, .bubble") != null;
/** What leads on and can be taken back is said by the first tap of a finger, where it is large enough to be hit: a card of
 * the hand or a button. What plays, and whatever lies on a board, is shown first. */
const atFirstTap = (anchor: Element, { commits, place }: Entry) => !commits && anchor instanceof HTMLElement && (place === "" || /^hands?\b/.test(place));
/** Whether the thing that is being pressed was considered before. */
let alreadyHot = false;
/** What has come to lie under a mouse that rests: nobody points at it before the mouse moves. */
let under: Element | null = null;
/** So long a mouse rests on a thing before the server is asked why it cannot be played: on its way over hundreds of points
 * it asks nothing. */
const RESTS = 250;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Handlers for the element of a thing; to be spread on it. `offer` is asked anew at each event. */
export function offers(session: Session, offer: () => Offer) {
  const here = deeds(session, offer);
  return {
    onpointerenter: (event: PointerEvent) => here.enter(event.currentTarget as Element, event),
    onpointermove: (event: PointerEvent) => here.move(event.currentTarget as Element, event),
    onpointerleave: (event: PointerEvent) => here.leave(event.currentTarget as Element, event),
    onpointerdown: () => here.press(),
    onfocus: (event: FocusEvent) => here.focus(event.currentTarget as Element),
    onblur: (event: FocusEvent) => here.blur(event.currentTarget as Element, event),
    onclick: (event: MouseEvent) => here.click(event.currentTarget as Element, event),
  };
}

/** The same for what holds hundreds of things: one handler of each kind hears them all. `offerOf` says what lies at an
 * element, or nothing where no thing does. */
export function offersWithin(session: Session, offerOf: (element: Element) => { element: Element; offer: Offer } | null) {
  const at = (target: EventTarget | null) => {
    const found = target instanceof Element ? offerOf(target) : null;
    return found && { element: found.element, ...deeds(session, () => offerOf(found.element)?.offer ?? found.offer) };
  };
  return {
    onpointerover(event: PointerEvent) {
      const here = at(event.target);
      if (here && !here.element.contains(event.relatedTarget as Node | null)) here.enter(here.element, event);
    },
    onpointermove(event: PointerEvent) {
      if (!under) return;
      const here = at(event.target);
      here?.move(here.element, event);
    },
    onpointerout(event: PointerEvent) {
      const here = at(event.target);
      if (here && !here.element.contains(event.relatedTarget as Node | null)) here.leave(here.element, event);
    },
    onpointerdown: (event: PointerEvent) => at(event.target)?.press(),
    onfocusin(event: FocusEvent) {
      const here = at(event.target);
      here?.focus(here.element);
    },
    onfocusout(event: FocusEvent) {
      const here = at(event.target);
      here?.blur(here.element, event);
    },
    onclick(event: MouseEvent) {
      const here = at(event.target);
      here?.click(here.element, event);
    },
  };
}

function deeds(session: Session, offer: () => Offer) {
  const consider = () => {
    const { entries } = offer();
    if (entries.length && !same(session.hot, entries)) session.consider(entries[0] as Entry);
  };
  const explain = async (anchor: Element) => {
    const { entries, off, thing, why } = offer();
    if ((entries.length && !why) || !off) return;
    const refused = await session.whyNot(why ?? thing);
    if (refused && anchor.isConnected && anchor.matches(":hover, :focus")) bubbles.why = { anchor, refused };
  };
  const forget = (anchor: Element) => {
    if (bubbles.why?.anchor === anchor) bubbles.why = null;
    if (same(session.hot, offer().entries)) session.consider(null);
  };
  const say = (anchor: Element) => {
    const { entries, off } = offer();
    const [first] = entries;
    if (!first) return void (off && explain(anchor));
    if (entries.length > 1) bubbles.choices = { anchor, entries, session };
    else void session.choose(first);
  };
  return {
    enter(anchor: Element, event: PointerEvent) {
      if (event.pointerType === "touch" || touched()) return;
      under = still() ? anchor : null;
      if (under) return;
      consider();
      clearTimeout(resting);
      resting = setTimeout(() => anchor.matches(":hover") && void explain(anchor), RESTS);
    },
    move(anchor: Element, event: PointerEvent) {
      if (under === anchor && !still()) this.enter(anchor, event);
    },
    leave(anchor: Element, event: PointerEvent) {
      clearTimeout(resting);
      if (event.pointerType !== "touch" && !touched() && document.activeElement !== anchor) forget(anchor);
    },
    press() {
      alreadyHot = same(session.hot, offer().entries);
    },
    focus(anchor: Element) {
      if (touched()) return; // the tap is not over yet, and nothing shall move under it
      consider();
      void explain(anchor);
    },
    blur(anchor: Element, event: FocusEvent) {
      if (bubbles.why?.anchor === anchor) bubbles.why = null;
      if (!kept(event.relatedTarget)) forget(anchor);
    },
    click(anchor: Element, event: MouseEvent) {
      const { entries } = offer();
      const [only] = entries.length === 1 ? entries : [];
      if (touched() && event.detail > 0 && only && !alreadyHot && !atFirstTap(anchor, only)) consider();
      else say(anchor);
    },
  };
}

/** Keys that press something which is no real button: a cell of a grid, a part of a drawing. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  event.preventDefault();
  (event.currentTarget as SVGElement).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}
