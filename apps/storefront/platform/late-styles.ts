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
  const waiting = new Set(names.split(' '));
  let links: HTMLLinkElement[] = [];

  const fetchSheets = (): void => {
    if (links.length > 0) return;
    links = sheets.split(' ').map((url) => linkTo(page, url));
    style.after(...links);
  };
  const addWhenNeeded = (elements: Iterable<Element>): void => {
    if (!hasName(elements, waiting)) return;
    observer.disconnect();
    fetchSheets();
    for (const link of links) link.media = 'all';
  };
  const observer = new MutationObserver((changes) => addWhenNeeded(changedElements(changes)));
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'id'],
  });
  addWhenNeeded(page.getElementsByTagName('*'));
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

/** Looked up one by one: a selector of all names would be tried against every element of a page. */
function hasName(elements: Iterable<Element>, names: ReadonlySet<string>): boolean {
  for (const { localName, id, classList } of elements) {
    if (names.has(localName) || (id && names.has(`#${id}`))) return true;
    for (const name of classList) if (names.has(`.${name}`)) return true;
  }
  return false;
}

function* changedElements(changes: readonly MutationRecord[]): Iterable<Element> {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'attributes' && target instanceof Element) yield target;
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      yield node;
      yield* node.getElementsByTagName('*');
    }
  }
}
