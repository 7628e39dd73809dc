/** Where the page is: `/`, `/new/<game>`, `/table/<id>`, `/table/<id>/replay#<line>`, `/table/<id>/report`, `/matches`, `/record`, `/rules/<game>`, `/learn/<game>`, `/me`. Tokens stand behind `#`. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (click) => this.#followed(click));
  }

  #read() {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  /** Whether somebody has gone from one page to another; the first one is the browser's own. */
  moved = false;

  go(path: string) {
    this.moved = true;
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Another name for where the page is: going back leads past it. */
  replace(path: string) {
    history.replaceState(null, "", path);
    this.#read();
  }

  /** Links within the page are followed without loading it anew. */
  #followed(click: MouseEvent) {
    const link = (click.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
