import { getValueState } from '@sitewright/commerce';
import type { ChosenOptions } from '@sitewright/commerce';
import { addToCartMessages } from '@sitewright/contract';
import type { PageVariant } from './page-variant.ts';
import type { OptionControl } from './variant-choice.ts';
import { say } from '../../platform/say.ts';

/** What a value says behind its name when it leads to nothing that can be bought. */
const NOTES = {
  available: '',
  'sold-out': addToCartMessages.soldOut,
  missing: 'Unavailable',
} as const;

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
  for (const { name, selects, radios } of controls) {
    const noteFor = (value: string): string =>
      say(NOTES[getValueState(variants, chosen, { name, value })]);
    for (const option of selects.flatMap((select) => [...select.options])) {
      if (option.value) markOption(option, noteFor(option.value), isDisabling);
    }
    for (const radio of radios) markRadio(radio, noteFor(radio.value), isDisabling);
  }
}

function markOption(option: HTMLOptionElement, note: string, isDisabling: boolean): void {
  option.dataset.label ??= option.text;
  const text = note ? `${option.dataset.label} — ${note}` : option.dataset.label;
  if (option.text !== text) option.text = text;
  option.disabled = isDisabling && note !== '';
}

function markRadio(radio: HTMLInputElement, note: string, isDisabling: boolean): void {
  radio.labels?.[0]?.classList.toggle('is-sold-out', note !== '');
  radio.disabled = isDisabling && note !== '';
  if (note) radio.setAttribute('aria-description', note);
  else radio.removeAttribute('aria-description');
}
