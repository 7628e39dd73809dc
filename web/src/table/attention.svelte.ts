/** What the browser shows of a table that is not looked at: its title, a dot on its icon, and a notification. */
import { whenIdle } from "../later";
import { settings } from "../settings.svelte";
import { say, text } from "../words/words.svelte";
import { scoreOf } from "./score";
import type { Session } from "./session.svelte";

const MARK = "M9 58V9h50v49";

/** The mark of the page; with the yellow dot while this page is asked. */
const icon = (asked: boolean) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 86 60"><path d="${MARK}" fill="none" stroke="${asked ? "#14202E" : "#48525F"}" stroke-width="12"/><circle cx="70" cy="46" r="${asked ? 15 : 9}" fill="${asked ? "#FFD02B" : "#B42D18"}" stroke="#14202E" stroke-width="${asked ? 3 : 0}"/></svg>`,
  )}`;

const ours = (session: Session) => session.number !== null && !session.over;

function title(session: Session): string {
  const table = session.table;
  if (!table) return "Onze";
  const score = scoreOf(session.view);
  const names = session.told.sides.map((seats) => seats.map(session.name).join(" & "));
  const match = score && score.length === 2 && names.length === 2 ? `${names[0]} ${score[0]}–${score[1]} ${names[1]}` : text(table.title);
  return ours(session) ? `${say("table-title-asked")} · ${match}` : `${match} · Onze`;
}

/** Called while a page is made: what the browser shows follows the table from then on, as soon as there is time for it. */
export function attention(session: Session): void {
  const named = $derived(title(session));
  const asked = $derived(ours(session));
  $effect(() => {
    const words = named;
    return whenIdle(() => (document.title = words));
  });
  $effect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const before = link?.href;
    return () => {
      if (link && before) link.href = before;
    };
  });
  $effect(() => {
    const shown = icon(asked);
    return whenIdle(() => document.querySelector('link[rel="icon"]')?.setAttribute("href", shown));
  });
  let told = -1;
  $effect(() => {
    const { number, question } = session;
    if (number === null || number === told || session.performing) return;
    told = number;
    if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    const note = new Notification(say("table-title-asked"), { body: text(question), tag: `onze-${session.id}`, icon: "/mark.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  });
}
