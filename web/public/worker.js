/** Keeps the page at hand, so that it opens, and says so, when the server is away. What is asked of the server itself
 * (`/api/`) always goes there: nothing of a match is kept here. */
const PAGES = "pages";
const FILES = "files";
/** Files whose names change with their content, and those that hardly ever change. */
const STEADY = /^\/(assets|fonts|icons)\//;

/** What a place of the page is drawn with at once. */
const DRAWN_WITH = /(?:src|href)="(\/(?:assets|fonts|icons)\/[^"]+)"/g;

addEventListener("install", (event) => event.waitUntil(Promise.all([atHand(), skipWaiting()])));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(opened(request, `/${url.pathname.split("/")[1]}`));
  else if (STEADY.test(url.pathname)) event.respondWith(kept(request));
});

/** Home is at hand from the first visit, which was loaded before anything could be kept. */
async function atHand() {
  const answer = await fetch("/");
  if (!answer.ok) return;
  const page = await answer.clone().text();
  await remember(await caches.open(PAGES), "/", answer);
  await Promise.all([...page.matchAll(DRAWN_WITH)].map(([, file]) => kept(new Request(file))));
}

/** A place of the page, as the server has it now; while the server is away, as it was when it was last there. */
async function opened(request, place) {
  const pages = await caches.open(PAGES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await remember(pages, place, answer.clone());
    return answer;
  } catch (away) {
    const page = (await pages.match(place)) ?? (await pages.match("/"));
    if (page) return page;
    throw away;
  }
}

/** Keeps a place; where it has changed the page was built anew, and nobody needs the files of the older one any more. */
async function remember(pages, place, answer) {
  const before = await (await pages.match(place))?.text();
  if (before !== undefined && before !== (await answer.clone().text())) {
    await caches.delete(FILES);
    for (const other of await pages.keys()) await pages.delete(other);
  }
  await pages.put(place, answer);
}

async function kept(request) {
  const files = await caches.open(FILES);
  const found = await files.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}
