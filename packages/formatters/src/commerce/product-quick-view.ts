import type { Args, Formatter, PluginContext } from '@sitewright/template';
import { asText, getKey } from '../values/read.ts';
import { localizedText, resolveIn } from '../values/scope.ts';

/** The group that an argument names: data of the product or around it, else the word itself. */
function groupOf(item: unknown, word: string, ctx: PluginContext): string {
  const group = resolveIn(item, [word], ctx);
  return group === undefined ? word : asText(group);
}

/** The quick-view button. PDP-16, CFM-03. */
export const productQuickView: Formatter<string> = {
  name: 'product-quick-view',
  prepare: ({ list }: Args) => list[0] ?? '',
  run: (item, word, ctx) => {
    const localized = localizedText(ctx, 'productQuickViewText');
    const text = localized === undefined ? 'Quick View' : asText(localized);
    return (
      '<span class="sqs-product-quick-view-button" role="button" tabindex="0"' +
      ` data-id="${asText(getKey(item, 'id'))}" data-group="${groupOf(item, word, ctx)}">${text}</span>`
    );
  },
};
