/** Tells when a page has come to rest after scripts changed it. EDIT-07 */

/** So long nothing may change until the page counts as settled, in ms. */
export const QUIET_PERIOD_MS = 100;

/** So long after the first change of a burst it is told at the latest, in ms. */
export const SETTLE_WAIT_MS = 3000;

/**
 * Watches what stands in `node` and calls `onSettled` once for each burst of changes: when nothing
 * changed for the quiet period, at the latest when the whole wait is over; what changes then is the
 * next burst. While changes come they cost no more than noting the time: one timer runs for a
 * burst and none while nothing happens. Gives back what ends it.
 */
export function watchSettling(node: Node, onSettled: () => void): () => void {
  let first = 0;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = performance.now();
    const rest = Math.min(last + QUIET_PERIOD_MS, first + SETTLE_WAIT_MS) - now;
    timer = rest > 0 ? setTimeout(look, rest) : undefined;
    if (timer === undefined) onSettled();
  };
  const observer = new MutationObserver(() => {
    last = performance.now();
    if (timer !== undefined) return;
    first = last;
    timer = setTimeout(look, QUIET_PERIOD_MS);
  });
  observer.observe(node, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
