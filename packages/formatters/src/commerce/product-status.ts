import { getStatusMark } from '@sitewright/commerce';
import type { Formatter, PluginContext } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { asText, getKey, getPath } from '../values/read.ts';
import { localizedText } from '../values/scope.ts';
import { itemOf } from './item.ts';

/** The owner's own sold-out text of a product. */
function customTextOf(item: unknown, ctx: PluginContext): string {
  const id = asText(getKey(item, 'id'));
  const context = ctx.resolve(['productMerchandisingContext']);
  return id === '' ? '' : asText(getPath(context, [id, 'customSoldOutText']));
}

function mark(kind: string, text: string): string {
  return `<div class="product-mark ${kind}">${text}</div>`;
}

/** The mark on a product. PDP-12, CFM-05. */
export const productStatus: Formatter = {
  name: 'product-status',
  run: (value, _, ctx) => {
    const kind = getStatusMark(itemOf(value, ctx));
    if (kind === 'sold-out') {
      const localized = asText(localizedText(ctx, 'productSoldOutText'));
      return mark('sold-out', escapeAttribute(customTextOf(value, ctx) || localized || 'sold out'));
    }
    if (kind === undefined) return undefined;
    return mark('sale', asText(localizedText(ctx, 'productSaleText')) || 'sale');
  },
};
