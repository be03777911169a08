import { productTypes } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { writeMessage } from '../i18n/message-text.ts';
import { escapeAttribute } from '../text/escape.ts';
import { toAttributeJson } from '../text/attribute-json.ts';
import { emit } from '../values/emit.ts';
import { asText, getKey } from '../values/read.ts';
import { localizedText } from '../values/scope.ts';
import { itemOf } from './item.ts';
import { listItemOptions } from './variant-options.ts';
import type { ItemOption } from './variant-options.ts';

/** The messages of an option: its title, and the choice that is none. */
interface OptionTexts {
  readonly display: string;
  readonly select: string;
}

/** Gift cards have one option with a fixed name, which is translated as a whole. */
function textsOf(isGiftCard: boolean, ctx: PluginContext): OptionTexts {
  const localized = (key: string) => asText(localizedText(ctx, key));
  if (!isGiftCard) {
    const select = localized('productVariantSelectText') || 'Select {variantName}';
    return { display: '{name}', select };
  }
  return {
    display: localized('giftCardValueDisplayText') || 'Value',
    select: localized('giftCardVariantSelectText') || 'Select Value',
  };
}

/** An option whose name and values are escaped. */
function escapeOption({ name, values }: ItemOption): ItemOption {
  return { name: escapeAttribute(name), values: values.map(escapeAttribute) };
}

/** About how long the markup of an option is: every value repeats its name. */
function markupLength({ name, values }: ItemOption): number {
  return values.reduce((length, value) => length + 4 * name.length + 8 * value.length, 0);
}

function selectMarkup({ name, values }: ItemOption, selectText: string): string {
  let choices = '';
  for (const value of values) choices += `<option value="${value}">${value}</option>`;
  return (
    '    <div class="variant-select-wrapper">\n' +
    `      <select aria-label="${selectText.replaceAll('"', '&quot;')}" data-variant-option-name="${name}">\n` +
    `        <option value="">${escapeAttribute(selectText)}</option>\n` +
    `        ${choices}\n      </select>\n    </div>\n`
  );
}

function radiosMarkup({ name, values }: ItemOption): string {
  const group = `variant-option-${name}`;
  let radios = '';
  for (const value of values) {
    radios +=
      `\n      <input type="radio" class="variant-radiobtn" value="${value}" name="${group}"` +
      ` id="${group}-${value}"/>\n      <label class="sqs-button-element--secondary" role="button"` +
      ` tabindex="0" for="${group}-${value}">${value}</label>`;
  }
  return `    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${radios}\n    </div>\n`;
}

/** The attributes that tell the script of a subscription. */
function subscriptionAttributes(content: unknown, ctx: PluginContext): string {
  if (!isTruthy(getKey(content, 'isSubscribable'))) return '';
  const plan = toAttributeJson(getKey(content, 'subscriptionPlan'), ctx);
  return ` data-is-subscribable="true" data-subscription-plan="${plan}"`;
}

function optionMarkup(option: ItemOption, texts: OptionTexts, ctx: PluginContext): string {
  const positional = [option.name];
  const title = writeMessage(ctx, texts.display, { names: ['name'], positional });
  const select = writeMessage(ctx, texts.select, { names: ['variantName'], positional });
  const escaped = escapeOption(option);
  ctx.chargeText(markupLength(escaped));
  return (
    '\n    <div class="variant-option">\n' +
    `    <div class="variant-option-title">${escapeAttribute(title)}: </div>\n` +
    `${selectMarkup(escaped, select)}${radiosMarkup(escaped)}    </div>`
  );
}

const before = `${'\n  '.repeat(4)}\n\n  <div class="product-variants" data-item-id="`;

/** The markup of all options, undefined when there is nothing to choose. */
export function variantsMarkup(item: unknown, ctx: PluginContext): string | undefined {
  const options = listItemOptions(item, ctx);
  if (options.length === 0) return undefined;
  const content = getKey(item, 'structuredContent');
  const texts = textsOf(itemOf(item, ctx).productType === productTypes.giftCard, ctx);
  const variants = toAttributeJson(getKey(content, 'variants'), ctx);
  let markup =
    `${before}${emit(getKey(item, 'id'))}" data-variants="${variants}"` +
    `${subscriptionAttributes(content, ctx)} data-animation-role="content">`;
  for (const option of options) markup += optionMarkup(option, texts, ctx);
  return `${markup}\n  </div>\n`;
}

/** The choice of variants. PDP-18, CFM-03. */
export const variantsSelect: Formatter = {
  name: 'variants-select',
  run: (item, _, ctx) => variantsMarkup(item, ctx),
};
