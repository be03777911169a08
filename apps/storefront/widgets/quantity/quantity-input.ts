import { MAX_QUANTITY, MIN_QUANTITY, isQuantityInputShown } from '@sitewright/commerce';
import type { Product, QuantitySettings } from '@sitewright/commerce';

/** The default and the bounds of the input, set where a template left them out. PDP-04 */
export function prepareQuantityInput(input: HTMLInputElement): void {
  input.type = 'number';
  input.min = String(MIN_QUANTITY);
  input.max = String(MAX_QUANTITY);
  input.step = '1';
  if (!input.value) input.value = String(MIN_QUANTITY);
}

/** Hides the whole field when only one, or nothing, can be bought. PDP-05, PDP-06 */
export function showQuantityInput(
  field: HTMLElement,
  product: Product,
  settings: QuantitySettings,
): void {
  field.hidden = !isQuantityInputShown(product, settings);
  const input = field.querySelector('input');
  if (field.hidden && input) input.value = String(MIN_QUANTITY);
}
