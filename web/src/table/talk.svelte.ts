/** What people say to each other at the table, and how much of it was read. */
import type { Said } from "../contract/server";

export class Talk {
  messages = $state.raw<Said[]>([]);
  /** The last message that was read. */
  #read = $state(-1);

  /** Everything that was said; what was there when the page came counts as read. */
  tell(messages: Said[]) {
    this.messages = messages;
    if (this.#read < 0) this.read();
  }

  add(message: Said) {
    this.messages = [...this.messages.filter((said) => said.number !== message.number), message].sort((a, b) => a.number - b.number);
  }

  /** How many messages of others have not been read. */
  unread(own: number[]): number {
    return this.#read < 0 ? 0 : this.messages.filter((said) => said.number > this.#read && !said.seats.some((seat) => own.includes(seat))).length;
  }

  read() {
    this.#read = Math.max(0, this.messages.at(-1)?.number ?? 0);
  }
}
