import type { ChosenOptions } from '@sitewright/commerce';

/** One control for one option: a select or a group of radio buttons. */
export interface OptionControl {
  readonly name: string;
  readonly element: HTMLElement;
  value(): string;
}

const SELECTS = 'select[data-variant-option-name]';
const RADIO_GROUPS = '.variant-radiobtn-wrapper';

/** The option controls inside `.product-variants`, in order. PDP-18, ATC-32 */
export function findOptionControls(root: ParentNode): OptionControl[] {
  const elements = root.querySelectorAll<HTMLElement>(`${SELECTS}, ${RADIO_GROUPS}`);
  return [...elements].map((element) => ({
    element,
    name: optionName(element),
    value: () => readValue(element),
  }));
}

/** What is chosen now; a blank value is no choice. */
export function readChosenOptions(controls: readonly OptionControl[]): ChosenOptions {
  return Object.fromEntries(controls.map((control) => [control.name, control.value()]));
}

function readValue(element: HTMLElement): string {
  if (element instanceof HTMLSelectElement) return element.value;
  return element.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
}

/** From the attribute, a radio's name, or the title beside it; whichever the template prints. */
function optionName(element: HTMLElement): string {
  const radio = element.querySelector<HTMLInputElement>('input[type=radio]');
  const named = element.dataset.variantOptionName ?? radio?.dataset.variantOptionName;
  if (named) return named;
  const fromField = radio?.name.match(/^variant(?:-option-|\.)(.+)$/)?.[1];
  if (fromField) return fromField;
  const title = element.closest('.variant-option')?.querySelector('.variant-option-title');
  return (title?.textContent ?? '').trim().replace(/:$/, '');
}
