/** The page as a program of its own: put on a home screen, it opens and says so even while the server is away. Browsers
 * allow that over TLS or on one's own machine; elsewhere the page is simply a page. */
export async function keepAtHand(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

/** It is installed under the words of the language that was spoken when it was opened. */
export function namedIn(language: string): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/app.${language}.webmanifest`);
}
