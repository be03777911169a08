/** Clocks of countdowns, which visitors have by a script: here they stand still. EDIT-06 */
import { clockParts, readUnits } from '@sitewright/contract';

const countdowns = '.sw-countdown';

/** Draws the clocks that stand there, and those that come. */
export function drawClocks(page: Document): void {
  for (const one of page.querySelectorAll<HTMLElement>(countdowns)) drawClock(one);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes)
        if (node.nodeType === Node.ELEMENT_NODE) drawIn(node as Element);
    }
  }).observe(page.body, { childList: true, subtree: true });
}

function drawIn(element: Element): void {
  if (element.matches(countdowns)) drawClock(element as HTMLElement);
  for (const one of element.querySelectorAll<HTMLElement>(countdowns)) drawClock(one);
}

function drawClock(root: HTMLElement): void {
  const page = root.ownerDocument;
  const clock = root.querySelector<HTMLElement>('.sw-countdown-clock');
  const rest = Number(root.dataset['until']) - Date.now();
  if (!clock || !(rest > 0)) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const units = readUnits(root.dataset['units'] ?? '', { isCalm });
  clock.hidden = units.length === 0;
  const parts = clockParts(rest, units, page.documentElement.lang).map(({ count, name }) => {
    const box = page.createElement('span');
    const [number, unit] = [page.createElement('b'), page.createElement('span')];
    [number.textContent, unit.textContent] = [count, name];
    box.append(number, unit);
    return box;
  });
  clock.replaceChildren(...parts);
}
