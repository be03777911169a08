import type { OptionControl } from './variant-choice.ts';

/**
 * Makes radio buttons of one product its own: outside a form, templates name them by option only,
 * so that two products on a page would share a group and their labels. Labels that act as buttons
 * answer to Enter and Space.
 */
export function ownRadios(controls: readonly OptionControl[], itemId: string): void {
  for (const radio of controls.flatMap((control) => control.radios)) {
    if (radio.form) continue;
    const label = findLabel(radio);
    radio.name = `${radio.name} ${itemId}`;
    if (!label) continue;
    radio.id = `${itemId}-${radio.id}`;
    label.htmlFor = radio.id;
    label.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      label.click();
    });
  }
}

/** The label that follows the button, or any in its group that names it. */
function findLabel(radio: HTMLInputElement): HTMLLabelElement | undefined {
  const labels = radio.parentElement?.querySelectorAll('label') ?? [];
  return [...labels].find((label) => label.htmlFor === radio.id);
}
