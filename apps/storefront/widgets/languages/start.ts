import { languageMessages } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

/** Remembers that an offer was closed, or a language chosen. */
const storageKey = 'sw-language-chosen';

/**
 * Offers the page in the language that the browser asks for first among those that it is in. Nobody
 * is sent anywhere; who closed an offer or chose a language is asked no more.
 */
export function start(root: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  for (const link of links) link.addEventListener('click', remember);
  const current = links.find((link) => link.ariaCurrent === 'true');
  const wanted = navigator.languages.find((language) => findIn(links, language));
  const link = wanted === undefined ? undefined : findIn(links, wanted);
  const offer = link?.dataset['offer'];
  if (!link || link === current || offer === undefined || isDecided()) return;
  place(draw(link, offer));
}

/** Above everything but the link that leads over it, which comes first for who goes by keys. */
function place(bar: HTMLElement): void {
  const first = document.body.firstElementChild;
  if (first instanceof HTMLAnchorElement && first.hash !== '') first.after(bar);
  else document.body.prepend(bar);
}

/** The link of a language, else of another region of it. */
function findIn(links: readonly HTMLAnchorElement[], language: string) {
  const [plain] = language.toLowerCase().split('-');
  return (
    links.find(({ hreflang }) => hreflang.toLowerCase() === language.toLowerCase()) ??
    links.find(({ hreflang }) => hreflang.toLowerCase().split('-')[0] === plain)
  );
}

function draw(link: HTMLAnchorElement, offer: string): HTMLElement {
  const bar = document.createElement('aside');
  bar.className = 'sw-language-offer';
  bar.lang = link.lang;
  bar.ariaLabel = offer;
  const way = document.createElement('a');
  way.href = link.href;
  way.hreflang = link.hreflang;
  way.textContent = offer;
  way.addEventListener('click', remember);
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = say(languageMessages.closeOffer);
  close.textContent = '×';
  close.addEventListener('click', () => {
    remember();
    bar.remove();
  });
  bar.append(way, close);
  return bar;
}

function remember(): void {
  try {
    localStorage.setItem(storageKey, '1');
  } catch {
    // A browser that keeps nothing is asked again.
  }
}

function isDecided(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
