/** A page that nobody looks at may never be idle; what waits comes at the latest by then. In ms. */
const AT_LATEST = 2_000;

/** Runs a task when the browser has nothing to do. Safari has no idle callback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: AT_LATEST });
  else setTimeout(task, 200);
}
