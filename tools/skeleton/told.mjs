// What a page is told, with a few ways to look it up. Nothing here knows a game.
export class Told {
  constructor(things, head) {
    this.things = new Map(things.things.map((thing) => [thing.id, thing]));
    this.head = head;
    this.lang = head.language;
  }
  thing(id) { const found = this.things.get(id); if (!found) throw new Error(`nothing is told of ${id}`); return found; }
  facts(id) { return this.thing(id).facts; }
  text(id) { return this.thing(id).text[this.lang]; }
  verb(entry) { return this.text(`verb:${entry.verb.replaceAll(' ', '-')}`); }
  full(id) { return this.thing(id).full[this.lang]; }
  say(text) { return text ? text[this.lang] : ''; }
  all(kind) { return [...this.things.values()].filter((thing) => thing.kind === kind); }
  sideOf(seat) { return Math.max(0, this.head.sides.findIndex((side) => side.includes(seat))); }
  nameOfSide(side) { return this.head.sides[side].map((seat) => this.head.names[seat]).join(' & '); }
}

// A moment: a view, and for whoever is asked the menu, what is foreseen, and how far the phrase has come.
export class Scene {
  constructor({ view, menu = [], foreseen = {}, said = [], hot = null, log = [], question = null, why_not = {}, seat = null }) {
    Object.assign(this, { view, menu, foreseen, said, hot, log, question, whyNot: why_not, seat });
    this.entry = menu.find((entry) => entry.move === hot) ?? null;
    this.preview = (this.entry && foreseen[hot]) ?? {};
  }
  // The latest menu of the phrase that speaks of a place, with what it foresaw: words can be taken back.
  speaks(place) {
    const menus = [{ menu: this.menu, foreseen: this.foreseen }, ...[...this.said].reverse().map((word) => ({ menu: word.menu, foreseen: word.foreseen, word }))];
    return menus.find(({ menu }) => menu.some((entry) => entry.place === place)) ?? { menu: [], foreseen: {} };
  }
  entries(thing, place) { return this.menu.filter((entry) => entry.thing === thing && entry.place === place); }
  buttons() { return this.menu.filter((entry) => entry.place === ''); }
  // How a thing stands in its place: whether it can be said, is under the pointer or said already, and why it cannot.
  standing(thing, place) {
    const { menu, foreseen, word } = this.speaks(place);
    const entries = menu.filter((entry) => entry.thing === thing && entry.place === place);
    const useful = entries.filter((entry) => (foreseen[entry.move] ?? {}).result !== 'turn over');
    const said = this.said.some((other) => other.thing === thing && other.place === place);
    const on = word ? word.thing === thing && word.place === place : entries.some((entry) => entry.move === this.hot);
    return { off: this.seat !== null && menu.length > 0 && !useful.length, on, said: said && !on, note: entries.find((entry) => entry.note)?.note ?? null, why: this.whyNot[thing] ?? null, asked: menu.length > 0 };
  }
}
