import type { SiteNavigation } from '@sitewright/contract';

/** A press on a link to the cart asks the editor around the page to show it. ROUT-02 */
export function askForCart({ target }: Event, view: Window = window): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || new URL(link.href, view.location.href).pathname !== '/cart') return;
  const asked: SiteNavigation = { type: 'site-navigation-requested', path: '/cart' };
  view.parent.postMessage(asked, view.location.origin);
}
