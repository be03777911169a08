const TOUCHES = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'];

/** Runs a task once, at the first sign that somebody is using the page. */
export function onFirstTouch(task: () => void): void {
  const run = (): void => {
    for (const touch of TOUCHES) removeEventListener(touch, run);
    task();
  };
  for (const touch of TOUCHES) addEventListener(touch, run, { passive: true });
}
