import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../src/api";
import type { Message } from "../src/contract/server";
import { Connection, PROTOCOL, type Status } from "../src/table/connection";

/** In place of the browser's: keeps what is sent, and is opened, told and closed by hand. */
class Socket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: Socket[] = [];
  static get last() { return Socket.all.at(-1) as Socket; }

  readyState = 0;
  sent: Array<Record<string, unknown>> = [];
  onopen = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (closed: { code: number }) => void = () => {};

  constructor(readonly url: string) { Socket.all.push(this); }

  send(text: string) { this.sent.push(JSON.parse(text) as Record<string, unknown>); }
  open() { this.readyState = Socket.OPEN; this.onopen(); }
  tell(message: object) { this.onmessage({ data: JSON.stringify(message) }); }
  close(code = 1006) { if (this.readyState !== Socket.CLOSED) { this.readyState = Socket.CLOSED; this.onclose({ code }); } }
}

class Heard {
  eyes: number | undefined = 0;
  messages: Message[] = [];
  statuses: Array<[Status, string | null, number]> = [];
  heard(message: Message) { this.messages.push(message); }
  changed(status: Status, refusal: Refused | null, retryIn: number) { this.statuses.push([status, refusal?.key ?? null, retryIn]); }
}

const STATE = { type: "state", version: 3 };
const refusal = (key: string, ask = 0) => ({ type: "refused", key, text: { en: key, fr: key }, rule: "", ask });
const move = { do: "move" as const, seat: 0, number: 1, moves: ["pass"], sent: "a" };

let listener: Heard;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  listener = new Heard();
  connection = new Connection("abc", "token", listener);
  connection.open();
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function opened() {
  Socket.last.open();
  Socket.last.tell(STATE);
}

test("hello waits for whoever does not know yet whose eyes are wanted", () => {
  listener.eyes = undefined;
  Socket.last.open();
  expect(Socket.last.sent).toEqual([]);
  listener.eyes = 1;
  connection.hello();
  expect(Socket.last.sent).toMatchObject([{ do: "hello", seat: 1 }]);
});

test("a page says hello with the eyes that it wants and the link that it came by", () => {
  Socket.last.open();
  expect(Socket.last.url).toBe("ws://onze.example/api/tables/abc/socket");
  expect(Socket.last.sent).toEqual([{ do: "hello", protocol: PROTOCOL, seat: 0, link: "token" }]);
});

test("what is asked is answered by its number", async () => {
  opened();
  const [one, other] = [connection.ask<"pong">({ do: "ping" }), connection.ask<"done">({ do: "resign", seat: 0 })];
  const [first, second] = Socket.last.sent.slice(1);
  Socket.last.tell({ type: "done", ask: second?.["ask"], version: null, number: null });
  Socket.last.tell({ type: "pong", ask: first?.["ask"], now: 5 });
  expect(await one).toMatchObject({ now: 5 });
  expect(await other).toMatchObject({ type: "done" });
  expect(listener.messages.map((message) => message.type)).toEqual(["state"]);
});

test("a refusal is thrown with its sentence", async () => {
  opened();
  const asked = connection.ask({ do: "resign", seat: 1 });
  Socket.last.tell(refusal("not_your_seat", Socket.last.sent.at(-1)?.["ask"] as number));
  await expect(asked).rejects.toMatchObject({ key: "not_your_seat", text: { en: "not_your_seat" } });
});

test("a lost connection comes back by itself, later and later; once it is back, it counts from the start", () => {
  opened();
  const pauses: number[] = [];
  for (let times = 0; times < 6; times++) {
    Socket.last.close();
    pauses.push(listener.statuses.at(-1)?.[2] as number);
    vi.advanceTimersByTime(pauses.at(-1) as number);
  }
  expect(Socket.all).toHaveLength(7);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBeLessThanOrEqual(1000);
  opened();
  expect(listener.statuses.at(-1)?.[0]).toBe("open");
  Socket.last.close();
  expect(listener.statuses.at(-1)).toEqual(["lost", null, pauses[0]]);
});

test("a move whose fate is unknown is sent again, once and under the same name; the rest is given up", async () => {
  opened();
  const asked = connection.ask<"done">(move, true);
  const looked = connection.ask({ do: "preview", seat: 0, moves: [] });
  const sent = Socket.last.sent.at(-2);
  Socket.last.close();
  await expect(looked).rejects.toMatchObject({ key: "unreachable" });
  vi.advanceTimersByTime(1000);
  Socket.last.open();
  expect(Socket.last.sent).toHaveLength(1);
  Socket.last.tell(STATE);
  Socket.last.tell(STATE);
  expect(Socket.last.sent.slice(1)).toEqual([sent]);
  Socket.last.tell({ type: "done", ask: sent?.["ask"], version: 4, number: null });
  expect(await asked).toMatchObject({ version: 4 });
});

test("what is asked while there is no connection waits for it, if it may be asked again", () => {
  opened();
  Socket.last.close();
  void connection.ask(move, true).catch(() => {});
  vi.advanceTimersByTime(1000);
  opened();
  expect(Socket.last.sent.filter((request) => request["do"] === "move")).toHaveLength(1);
});

test.each([[4403, "refused"], [4404, "refused"], [4000, "reload"]])("after %i it does not come back", (code, status) => {
  Socket.last.open();
  Socket.last.tell(refusal("private_table"));
  Socket.last.close(code);
  expect(listener.statuses.at(-1)?.slice(0, 2)).toEqual([status, "private_table"]);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("a server that has gone silent is left, and looked for again", async () => {
  opened();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Socket.last.sent.at(-1)).toMatchObject({ do: "ping" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listener.statuses.at(-1)?.[0]).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
});

test.each(["never taken", "taken, and nothing is told"])("a call that is %s is made anew", (how) => {
  if (how !== "never taken") Socket.last.open();
  const [first] = Socket.all as [Socket];
  first.close = () => {}; // a browser waits for the other end, which is not there
  vi.advanceTimersByTime(10_000);
  expect(listener.statuses.at(-1)?.[0]).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
  opened();
  expect(listener.statuses.at(-1)?.[0]).toBe("open");
  first.tell(STATE);
  first.onclose({ code: 1006 });
  expect(listener.messages).toHaveLength(1);
  expect(listener.statuses.at(-1)?.[0]).toBe("open");
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(2);
});

test("a move that was sent into silence is sent again on the next call, and not by the heartbeat", async () => {
  opened();
  void connection.ask(move, true).catch(() => {});
  Socket.last.close = () => {};
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
  opened();
  expect(Socket.all.map((socket) => socket.sent.filter((request) => request["do"] === "move").length)).toEqual([1, 1]);
});

test("somebody who does not wait is connected at once", () => {
  opened();
  Socket.last.close();
  connection.retry();
  connection.retry();
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(2);
});

test("what was asked is given up when the page leaves", async () => {
  opened();
  const asked = connection.ask(move, true);
  connection.close();
  await expect(asked).rejects.toBeInstanceOf(Refused);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});
