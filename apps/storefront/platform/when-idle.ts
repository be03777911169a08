/** Runs a task when the browser has nothing to do. Safari has no idle callback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 200);
}
