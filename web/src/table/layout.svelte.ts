/** How much room there is: a desk, a phone upright, or a phone on its side. */
export type Layout = "desk" | "phone" | "landscape";

class Room {
  layout = $state<Layout>("desk");
  readonly #upright = matchMedia("(max-width: 940px)");
  readonly #onItsSide = matchMedia("(max-height: 499px) and (orientation: landscape)");

  constructor() {
    for (const media of [this.#upright, this.#onItsSide]) media.addEventListener("change", () => this.#measure());
    this.#measure();
  }

  #measure() {
    this.layout = this.#onItsSide.matches ? "landscape" : this.#upright.matches ? "phone" : "desk";
  }
}

export const room = new Room();
