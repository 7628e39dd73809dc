/** What the logic asks of a browser: enough of it to be tested without one. */
const kept = new Map<string, string>();
const target = new EventTarget();

const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
  clear: () => kept.clear(),
};

const page = Object.assign(new EventTarget(), {
  documentElement: { lang: "", dataset: {} },
  hidden: false,
  visibilityState: "visible",
});

const browser = {
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
  document: page,
  localStorage: storage,
  location: { protocol: "http:", host: "onze.example", pathname: "/", hash: "", origin: "http://onze.example" },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  navigator: { language: "en-GB", onLine: true },
};

for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
