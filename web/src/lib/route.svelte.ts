/** Three kinds of pages need no router library: home `/`, a new table `/new`, a table `/t/{id}`. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game?: string }
  | { page: 'table'; table: string }
  | { page: 'nowhere' };

/** Which page an address path belongs to. */
export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' };
  const fresh = /^\/new(?:\/([a-z][a-z0-9_-]*))?\/?$/.exec(path);
  if (fresh) return fresh[1] ? { page: 'new', game: fresh[1] } : { page: 'new' };
  const table = /^\/t\/([a-z2-7]{16})\/?$/.exec(path)?.[1];
  return table ? { page: 'table', table } : { page: 'nowhere' };
}

class Router {
  route = $state<Route>(routeOf(location.pathname));
  /** Counts the changes of page, so that a page can be made anew and focus be moved. */
  visits = $state(0);

  constructor() {
    addEventListener('popstate', () => {
      // A jump within the page (`#main`) is no new page; a link to a seat (`#join=…`) is one.
      const same = JSON.stringify(routeOf(location.pathname)) === JSON.stringify(this.route);
      if (!same || location.hash.includes('=')) this.arrive();
    });
  }

  private arrive(): void {
    this.route = routeOf(location.pathname);
    this.visits += 1;
    scrollTo(0, 0);
  }

  /** Go to an address of our own without loading the page anew. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.arrive();
  }

  /** This page has another address from now on; it stays as it is. */
  rename(address: string): void {
    history.replaceState(null, '', address);
    this.route = routeOf(location.pathname);
  }
}

export const router = new Router();

/** For `onclick` of links to own pages: new tabs and the like stay the browser's business. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).href;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(new URL(link).pathname + new URL(link).hash);
}
