/**
 * Keeps what a visitor sends before the script of a form has come. Without it the browser would leave
 * the page, and with it what was typed: such a form has no address of its own, or asks for a captcha.
 * Returned is what to call when the script has started, which sends what was kept.
 */
export function holdSubmit(root: HTMLElement): () => void {
  const form = root instanceof HTMLFormElement ? root : root.querySelector('form');
  if (!form || !(form.getAttribute('action') === '#' || root.querySelector('.captcha-container'))) {
    return () => {};
  }
  let held: SubmitEvent | undefined;
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
  };
  form.addEventListener('submit', hold, true);
  return () => {
    form.removeEventListener('submit', hold, true);
    if (held) form.requestSubmit(held.submitter);
  };
}
