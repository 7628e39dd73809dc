/** The keys of a table. None acts in a text field, and all single ones can be switched off. */
import { tick } from "svelte";
import { bubbles } from "../parts/offers.svelte";
import { SPEEDS, settings, type Speed } from "../settings.svelte";
import { handCards, lit } from "./found";
import type { Session } from "./session.svelte";
import type { Sheets } from "./sheets.svelte";

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input:not([type=checkbox]):not([type=radio]), textarea, select"));
/** Keys that never say anything of a phrase. */
const PASSES = /^(Escape|Tab|Shift|F\d+)$/;
const isPressed = (target: EventTarget | null) => target instanceof Element && target.matches("button, a, summary, [role=button], [role=gridcell], [tabindex='0']");

/** Listens until the function that it returns is called. */
export function keyboard(session: Session, sheets: Sheets): () => void {
  const unheld = holds(session);
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isText(event.target)) return;
    const done = act(event, session, sheets);
    if (done) event.preventDefault();
  };
  addEventListener("keydown", pressed);
  return () => {
    removeEventListener("keydown", pressed);
    unheld();
  };
}

/** Keys that are pressed while a word is on its way mean what can be said behind it: they wait until it has been answered. */
function holds(session: Session): () => void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (!session.busy || session.sending || event.altKey || event.ctrlKey || event.metaKey || isText(event.target) || PASSES.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    if (held.push(event) === 1) void session.speech.answered.then(release);
  };
  const release = async () => {
    for (const { key, shiftKey } of held.splice(0)) {
      await tick(); // what it is about is drawn then
      press(key, shiftKey);
    }
  };
  addEventListener("keydown", hold, true);
  return () => removeEventListener("keydown", hold, true);
}

/** Presses a key at what is in focus. */
function press(key: string, shiftKey: boolean) {
  const target = document.activeElement ?? document.body;
  const again = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true });
  const unheard = target.dispatchEvent(again);
  if (unheard && (key === "Enter" || key === " ") && target instanceof HTMLElement) target.click();
}

/** What a key does; false where it does nothing here. */
function act(event: KeyboardEvent, session: Session, sheets: Sheets): boolean {
  const { key } = event;
  if (key === "Escape") return leave(session, sheets);
  if (key === "Enter") return !isPressed(event.target) && session.whole ? (void session.play(), true) : false;
  if (sheets.open || !settings.keys) return false;
  if (/^[0-9]$/.test(key)) return number(key === "0" ? 9 : Number(key) - 1, session);
  const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key];
  if (!command) return false;
  command(session, sheets);
  return true;
}

function leave(session: Session, sheets: Sheets): boolean {
  if (sheets.open) sheets.close();
  else if (session.performing) session.skip();
  else if (session.past) session.backToNow();
  else if (session.said.length || session.picked) session.dropPhrase();
  else if (session.hint) session.hint = null;
  else if (session.missed) session.missed = null;
  else return false;
  return true;
}

/** The card of that place in the hand, else the answer of that number. */
function number(place: number, session: Session): boolean {
  const cards = handCards(session);
  const buttons = session.menu.length ? [...document.querySelectorAll<HTMLElement>(".answers [data-move]")] : [];
  const found = cards[place] ?? buttons[place - cards.length];
  if (!found) return false;
  found.focus();
  found.click();
  return true;
}

/** From lit thing to lit thing, round and round. */
function jump(session: Session, step: number) {
  const all = lit(session);
  const now = all.findIndex((element) => element === document.activeElement || element.contains(document.activeElement));
  const next = all[now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const speeds = Object.keys(SPEEDS) as Speed[];

const COMMANDS: Record<string, (session: Session, sheets: Sheets) => void> = {
  Backspace: (session) => session.takeBackWord(),
  z: (session) => session.takeBackWord(),
  ".": (session) => jump(session, 1),
  ",": (session) => jump(session, -1),
  "/": (_, sheets) => {
    sheets.finding = true;
    sheets.show("moves");
  },
  l: (_, sheets) => sheets.show("moves"),
  r: (session, sheets) => sheets.show("rules", bubbles.why?.refused.rule || session.menu[0]?.rule || session.view.decision?.rule || null),
  h: (session) => void (session.hints && session.askHint()),
  u: (session) => void (session.seat !== null && !session.over && session.act({ do: "take back", seat: session.seat })),
  n: () => settings.set("theme", settings.theme === "night" ? "day" : "night"),
  s: () => settings.set("speed", speeds[(speeds.indexOf(settings.speed) + 1) % speeds.length] as Speed),
};
