import { writeShares } from '@sitewright/contract';

/**
 * Lets a visitor move what divides two pictures: with a pointer anywhere on them, or by the keys of a
 * range. Who hears the page is told how much of each is seen.
 */
export function start(root: HTMLElement): void {
  const range = root.querySelector<HTMLInputElement>('.sw-compare-range');
  if (!range) return;
  const { before = '', after = '' } = range.dataset;
  const show = (): void => {
    root.style.setProperty('--compare-at', `${range.value}%`);
    range.setAttribute('aria-valuetext', writeShares(Number(range.value), before, after));
  };
  range.addEventListener('input', show);
  // A page that comes back has the value that its visitor left.
  show();
}
