import { scrollAnimation, TWEEN_DURATION_MS } from '@sitewright/contract';
import { tween } from './tween.ts';

interface ScrollOptions {
  /** Milliseconds between which the way takes its time. */
  readonly minDuration?: number;
  readonly maxDuration?: number;
  /** Pixels that stay free above the element. */
  readonly offset?: number;
}

/** Scrolls the page to an element. MEDI-11 */
export function scrollToElement(
  element: Element,
  {
    minDuration = scrollAnimation.minDuration,
    maxDuration = scrollAnimation.maxDuration,
    offset = scrollAnimation.offsetPx,
  }: ScrollOptions = {},
): void {
  const from = window.scrollY;
  const to = Math.max(0, from + element.getBoundingClientRect().top - offset);
  const duration = Math.min(maxDuration, Math.max(minDuration, TWEEN_DURATION_MS));
  tween({ from, to, duration, step: (top) => window.scrollTo({ top, behavior: 'instant' }) });
}
