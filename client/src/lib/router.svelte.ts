// The page shown, and how to get to another one.
import { routeOf, ruleOf } from './routes';

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);
  route = $derived(routeOf(this.path, this.query));
  rule = $derived(ruleOf(this.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.clicked(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    const before = this.path;
    this.read();
    if (before !== this.path && !replace) scrollTo(0, 0);
  }

  /** Opens (or with null closes) a rule without leaving the page. */
  showRule(id: string | null): void {
    this.go(this.path + this.query + (id === null ? '' : `#rule-${encodeURIComponent(id)}`), true);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  /** Links within the client do not load the page again. */
  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
