/** Brings the keyboard to the bar above the text that is typed. */
export function focusTextBar(): void {
  document.querySelector<HTMLElement>('[data-text-bar] button')?.focus();
}
