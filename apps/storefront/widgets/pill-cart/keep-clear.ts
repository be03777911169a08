/** What the pill must never lie on: the buttons that a visitor came for. */
const BUTTONS = '.sqs-add-to-cart-button, form [type="submit"]';
const gapPx = 8;

/** Top and bottom, left and right of something on the screen, in pixels. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** How many pixels something must go up so that it lies on none of the others. */
export function liftOver(home: Box, others: readonly Box[]): number {
  let lift = 0;
  for (const other of others.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.right <= home.left || other.left >= home.right;
    const isApart = other.bottom <= home.top - lift || other.top >= home.bottom - lift;
    if (!isBeside && !isApart) lift = home.bottom - other.top + gapPx;
  }
  // Nowhere to go: better a part of a button than a pill that is gone.
  return lift < home.top ? lift : 0;
}

/** Keeps the pill off the buttons while the page scrolls and changes its size. */
export function keepClear(pill: HTMLElement): void {
  let isWaiting = false;
  const place = (): void => {
    isWaiting = false;
    if (pill.hidden) return;
    const { top, bottom, left, right } = pill.getBoundingClientRect();
    const lifted = Number(pill.dataset['lift'] ?? 0);
    const home = { top: top + lifted, bottom: bottom + lifted, left, right };
    const buttons = Array.from(document.querySelectorAll(BUTTONS), (button) =>
      button.getBoundingClientRect(),
    );
    const lift = Math.ceil(liftOver(home, buttons));
    if (lift === lifted) return;
    pill.dataset['lift'] = String(lift);
    pill.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
  };
  const wait = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(place);
  };
  addEventListener('scroll', wait, { passive: true });
  addEventListener('resize', wait);
  new ResizeObserver(wait).observe(document.body);
  wait();
}
