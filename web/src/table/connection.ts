/** The WebSocket of a table: says hello, asks and is answered, and comes back by itself when the connection is lost. */
import { Refused, UNREACHABLE } from "../api";
import type { AnyRequest, Message } from "../contract/server";

export const PROTOCOL = 1;
const PAUSES = [500, 1000, 2000, 4000, 8000];
const HEARTBEAT = 20_000;
const SILENCE = 10_000;
/** The code of a connection that was not closed but lost. */
const ABNORMAL = 1006;
/** Codes of closing after which coming back makes no sense. */
const FINAL: Record<number, string> = { 4000: "reload", 4403: "refused", 4404: "refused" };

/** What a page asks for, before it has a number. */
export type Asked = AnyRequest;
type Answer = Extract<Message, { ask: number }>;
interface Waiting { request: Asked; again: boolean; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

export type Status = "connecting" | "open" | "lost" | "reload" | "refused";

export interface Listener {
  /** Whose eyes are wanted, each time that the page says hello; nothing as long as it does not know. */
  readonly eyes: number | null | undefined;
  heard(message: Message): void;
  changed(status: Status, refusal: Refused | null, retryIn: number): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #asks = 0;
  #tries = 0;
  #waiting = new Map<number, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Until everything has been told. */
  #calling: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #greeted = false;
  #last: Refused | null = null;

  constructor(readonly table: string, readonly link: string | null, readonly listener: Listener) {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
  }

  open() {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    clearTimeout(this.#calling);
    this.#calling = setTimeout(() => this.#hangUp(socket), SILENCE); // a call that nobody takes is made anew
    socket.onopen = () => {
      this.#greeted = false;
      this.hello();
    };
    socket.onmessage = ({ data }) => void (socket === this.#socket && this.#heard(JSON.parse(data as string) as Message));
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  /** Says hello, as soon as there is somebody to say it to and the page knows whose eyes it wants. */
  hello() {
    const { eyes } = this.listener;
    if (eyes === undefined || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ do: "hello", protocol: PROTOCOL, seat: eyes, link: this.link }));
  }

  /** Tries again at once: somebody asks for it, or the network is back. */
  retry = () => {
    if (this.#closed || !this.#retry) return;
    this.open();
  };

  close() {
    this.#closed = true;
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    clearTimeout(this.#retry);
    clearTimeout(this.#calling);
    clearInterval(this.#beat);
    this.#socket?.close();
    for (const waiting of this.#waiting.values()) waiting.reject(UNREACHABLE);
    this.#waiting.clear();
  }

  /** Asks for something; a refusal is thrown. `again`: it may be sent once more after a lost connection. */
  ask<Kind extends Answer["type"]>(request: Asked, again = false): Promise<Extract<Answer, { type: Kind }>> {
    return new Promise((resolve, reject) => {
      const ask = ++this.#asks;
      this.#waiting.set(ask, { request, again, resolve: resolve as (answer: Answer) => void, reject });
      this.#send(ask, request);
    });
  }

  #send(ask: number, request: Asked) {
    if (this.#socket?.readyState === WebSocket.OPEN && this.#tries === 0) this.#socket.send(JSON.stringify({ ...request, ask }));
  }

  #heard(message: Message) {
    if (message.type === "state") this.#opened();
    if ("ask" in message && message.ask) {
      const waiting = this.#waiting.get(message.ask);
      this.#waiting.delete(message.ask);
      if (message.type === "refused") waiting?.reject(new Refused(message.key, message.text, message.rule));
      else waiting?.resolve(message as Answer);
      return;
    }
    if (message.type === "refused") this.#last = new Refused(message.key, message.text, message.rule);
    this.listener.heard(message);
  }

  /** Everything has been told: what was asked before the connection was lost and may be asked again is. */
  #opened() {
    this.#tries = 0;
    clearTimeout(this.#calling);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => void this.#stillThere(), HEARTBEAT);
    this.listener.changed("open", null, 0);
    if (this.#greeted) return; // it was told everything anew, on the same connection
    this.#greeted = true;
    for (const [ask, { request, again }] of this.#waiting) if (again) this.#send(ask, request);
  }

  async #stillThere() {
    const socket = this.#socket;
    const silence = setTimeout(() => this.#hangUp(socket), SILENCE);
    await this.ask<"pong">({ do: "ping" }).catch(() => {});
    clearTimeout(silence);
  }

  /** Leaves a socket that is silent. A browser may wait long for the other end to close it too: nobody waits for that. */
  #hangUp(socket: WebSocket | null) {
    if (!socket) return;
    socket.close();
    this.#lost(socket, ABNORMAL);
  }

  #lost(socket: WebSocket, code: number) {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    clearTimeout(this.#calling);
    clearInterval(this.#beat);
    for (const [ask, waiting] of this.#waiting) {
      if (waiting.again) continue;
      this.#waiting.delete(ask);
      waiting.reject(UNREACHABLE);
    }
    const final = FINAL[code];
    if (final) {
      this.listener.changed(final as Status, this.#last, 0);
      return;
    }
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] as number;
    this.#tries += 1;
    this.listener.changed("lost", null, pause);
    this.#retry = setTimeout(() => this.open(), pause);
  }
}
