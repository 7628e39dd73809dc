/** What is laid above the table: one sheet at a time, and whatever opened it is in focus again when it closes. */
export type Sheet = "menu" | "log" | "chat" | "orders" | "rules" | "moves";

export class Sheets {
  open = $state<Sheet | null>(null);
  /** The clause that the rules stand on. */
  clause = $state<string | null>(null);
  /** Whether the list of moves waits for a name. */
  finding = $state(false);
  #opener: HTMLElement | null = null;

  show(sheet: Sheet, clause: string | null = null) {
    if (!this.open) this.#opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.clause = clause;
    this.open = sheet;
  }

  toggle(sheet: Sheet) {
    if (this.open === sheet) this.close();
    else this.show(sheet);
  }

  close() {
    this.open = null;
    this.finding = false;
    const opener = this.#opener;
    this.#opener = null;
    // what was opened by a key has no opener, and the list of moves is shown as long as something in it is in focus
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (opener?.isConnected) opener.focus();
  }
}
