/** The keyboard goes to the first field that was refused: in the dialog, where one is open, else on the screen. */
export function focusWrong(): void {
  const dialog = [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]'),
  ].at(-1);
  const within = dialog ?? document.querySelector('main');
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
