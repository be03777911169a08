import { getValueState } from '@sitewright/commerce';
import type { ChosenOptions } from '@sitewright/commerce';
import type { PageVariant } from './page-variant.ts';
import type { OptionControl } from './variant-choice.ts';

/** What a value says behind its name when it leads to nothing that can be bought. */
const NOTES = { available: '', 'sold-out': 'Sold Out', missing: 'Unavailable' } as const;

type Note = (typeof NOTES)[keyof typeof NOTES];

/**
 * Marks the values that, beside the other choices, are sold out or do not exist. They stay
 * selectable unless the store's setting disables them.
 */
export function markSoldOutValues(
  controls: readonly OptionControl[],
  variants: readonly PageVariant[],
  chosen: ChosenOptions,
  isDisabling: boolean,
): void {
  for (const { name, element } of controls) {
    const noteFor = (value: string): Note =>
      NOTES[getValueState(variants, chosen, { name, value })];
    if (element instanceof HTMLSelectElement) markOptions(element, noteFor, isDisabling);
    else markRadios(element, noteFor, isDisabling);
  }
}

function markOptions(
  select: HTMLSelectElement,
  noteFor: (value: string) => Note,
  isDisabling: boolean,
) {
  for (const option of select.options) {
    if (!option.value) continue;
    option.dataset.label ??= option.text;
    const note = noteFor(option.value);
    const text = note ? `${option.dataset.label} — ${note}` : option.dataset.label;
    if (option.text !== text) option.text = text;
    option.disabled = isDisabling && note !== '';
  }
}

function markRadios(group: HTMLElement, noteFor: (value: string) => Note, isDisabling: boolean) {
  for (const radio of group.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    const note = noteFor(radio.value);
    const label = radio.labels?.[0];
    label?.classList.toggle('is-sold-out', note !== '');
    radio.disabled = isDisabling && note !== '';
    if (note) radio.setAttribute('aria-description', note);
    else radio.removeAttribute('aria-description');
  }
}
