import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { writeMessage } from '../i18n/message-text.ts';
import { escapeAttribute } from '../text/escape.ts';
import { toAttributeJson } from '../text/attribute-json.ts';
import { readText } from '../values/charge.ts';
import { asBoolean, asText, getKey } from '../values/read.ts';
import { resolveInFrames } from '../values/scope.ts';

const names = ['qtyInStock'];

function viewMarkup(frames: readonly unknown[], ctx: PluginContext): string {
  const resolve = (name: string) => resolveInFrames(frames, name, ctx);
  const attributes = resolve('attributes');
  const positional = [resolve('qtyInStock') ?? null];
  const text = writeMessage(ctx, asText(resolve('scarcityText')), { names, positional });
  const variant = isTruthy(attributes)
    ? ` data-variant-attributes="${toAttributeJson(attributes, ctx)}" hidden`
    : '';
  return `\n  <div class="product-scarcity"${variant}>\n    ${escapeAttribute(text)}\n  </div>\n`;
}

/** The message that little is left. PDP-15, CFM-03. */
export const productScarcity: Formatter = {
  name: 'product-scarcity',
  run: (item, _, ctx) => {
    const contexts = ctx.resolve(['productMerchandisingContext']);
    const context = getKey(contexts, asText(getKey(item, 'id')));
    if (!asBoolean(getKey(context, 'scarcityEnabled'))) return item;
    const data = {
      scarcityTemplateViews: getKey(context, 'scarcityTemplateViews') ?? null,
      scarcityText: getKey(context, 'scarcityText') ?? null,
      scarcityShownByDefault: getKey(context, 'scarcityShownByDefault') ?? null,
    };
    if (!Array.isArray(data.scarcityTemplateViews)) return '';
    return data.scarcityTemplateViews
      .map((view: unknown) => readText(viewMarkup([view, data], ctx), ctx))
      .join('');
  },
};
