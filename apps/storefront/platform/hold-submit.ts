/**
 * Keeps what a visitor sends before the script of a form has come. Without it the browser would leave
 * the page, and with it what was typed: such a form has no address of its own, or asks for a captcha.
 * Returned is what to call when the script has started, or could not be had: what was kept is sent.
 * Without its script a form that has no address keeps holding on.
 */
export function holdSubmit(root: HTMLElement): (isStarted: boolean) => void {
  const form = root instanceof HTMLFormElement ? root : root.querySelector('form');
  const hasAddress = form?.getAttribute('action') !== '#';
  if (!form || (hasAddress && !root.querySelector('.captcha-container'))) return () => {};
  let held: SubmitEvent | undefined;
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
  };
  form.addEventListener('submit', hold, true);
  return (isStarted) => {
    if (!isStarted && !hasAddress) return;
    form.removeEventListener('submit', hold, true);
    if (held) form.requestSubmit(held.submitter);
    held = undefined;
  };
}
