import type { ChosenOptions } from '@sitewright/commerce';

/**
 * The controls of one option. Templates print a select, radio buttons, or both and hide one of
 * them; both always say the same.
 */
export interface OptionControl {
  readonly name: string;
  readonly selects: readonly HTMLSelectElement[];
  readonly radios: readonly HTMLInputElement[];
}

const SELECTS = 'select[data-variant-option-name]';
const RADIO_GROUPS = '.variant-radiobtn-wrapper';

/** The option controls inside `.product-variants`, in order. PDP-18, ATC-32 */
export function findOptionControls(root: ParentNode): OptionControl[] {
  const elements = [...root.querySelectorAll<HTMLElement>(`${SELECTS}, ${RADIO_GROUPS}`)];
  const names = [...new Set(elements.map(optionName))];
  return names.map((name) => {
    const own = elements.filter((element) => optionName(element) === name);
    return {
      name,
      selects: own.filter((element) => element instanceof HTMLSelectElement),
      radios: own.flatMap((element) => [...element.querySelectorAll<HTMLInputElement>('input')]),
    };
  });
}

/** What is chosen now; a blank value is no choice. */
export function readChosenOptions(controls: readonly OptionControl[]): ChosenOptions {
  return Object.fromEntries(controls.map((control) => [control.name, readValue(control)]));
}

/** Brings the other controls of the same option in step with the one that was changed. */
export function spreadChoice(
  controls: readonly OptionControl[],
  changed: EventTarget | null,
): void {
  for (const { selects, radios } of controls) {
    const source = [...selects, ...radios].find((element) => element === changed);
    if (!source) continue;
    for (const select of selects) select.value = source.value;
    for (const radio of radios) radio.checked = radio.value === source.value;
  }
}

function readValue({ selects, radios }: OptionControl): string {
  const checked = radios.find((radio) => radio.checked);
  return selects[0]?.value || checked?.value || '';
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
