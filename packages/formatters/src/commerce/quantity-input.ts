import { MAX_QUANTITY, MIN_QUANTITY } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { emit } from '../values/emit.ts';
import { localizedText, resolveIn } from '../values/scope.ts';
import { itemOf } from './item.ts';
import { isItemQuantityShown } from './rules.ts';

/** The markup of the input, undefined for items of which only one can be bought. */
export function quantityMarkup(item: unknown, ctx: PluginContext): string | undefined {
  if (!isItemQuantityShown(itemOf(item, ctx), ctx)) return undefined;
  const localized = localizedText(ctx, 'productQuantityInputLabel');
  const label = isTruthy(localized) ? emit(localized) : 'Quantity';
  const id = emit(resolveIn(item, ['id'], ctx));
  return (
    `\n\n\n<div class="product-quantity-input" data-item-id="${id}" data-animation-role="content">\n` +
    `  <div class="quantity-label">${label}:</div>\n` +
    `  <input aria-label="${label}" size="4" max="${MAX_QUANTITY}" min="${MIN_QUANTITY}"` +
    ` value="${MIN_QUANTITY}" type="number" step="1"></input>\n</div>`
  );
}

/** The quantity input. PDP-04, PDP-05, CFM-03. */
export const quantityInput: Formatter = {
  name: 'quantity-input',
  run: (item, _, ctx) => quantityMarkup(item, ctx),
};
