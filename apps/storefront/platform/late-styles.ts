import { whenIdle } from './when-idle.ts';

/**
 * A page holds the rules that match something in it. This adds its whole sheets, in the same
 * place, as soon as a script brings a name that other rules wait for (docs/decisions/038). Until
 * then they are only fetched, when there is nothing better to do, so that they are at hand.
 */
export function startLateStyles(page: Document = document): void {
  const style = page.querySelector<HTMLStyleElement>('style[data-names]');
  const { names, sheets } = style?.dataset ?? {};
  if (!style || !names || !sheets) return;
  const selector = names.split(' ').map(selectorOf).join();
  let links: HTMLLinkElement[] = [];

  const fetchSheets = (): void => {
    if (links.length > 0) return;
    links = sheets.split(' ').map((url) => linkTo(page, url));
    style.after(...links);
  };
  const addWhenNeeded = (): void => {
    if (!page.querySelector(selector)) return;
    observer.disconnect();
    fetchSheets();
    for (const link of links) link.media = 'all';
  };
  const observer = new MutationObserver(addWhenNeeded);
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'id'],
  });
  addWhenNeeded();
  whenIdle(fetchSheets);
}

/** A sheet that counts nowhere yet. */
function linkTo(page: Document, url: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.href = url;
  return link;
}

/** `.a` and `#a` with whatever characters a name has, `a` as it is. */
function selectorOf(name: string): string {
  const mark = name.charAt(0);
  return mark === '.' || mark === '#' ? mark + CSS.escape(name.slice(1)) : name;
}
