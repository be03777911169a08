import { productTypes } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { namedArguments, writeMessage } from '../i18n/message-text.ts';
import { escapeAttribute } from '../text/escape.ts';
import { toAttributeJson } from '../text/attribute-json.ts';
import { emit } from '../values/emit.ts';
import { asText, getKey } from '../values/read.ts';
import { localizedText } from '../values/scope.ts';
import { itemOf } from './item.ts';
import { listItemOptions } from './variant-options.ts';
import type { ItemOption } from './variant-options.ts';

/** Gift cards have one option with a fixed name, which is translated as a whole. */
function displayTextOf(isGiftCard: boolean, ctx: PluginContext): string {
  if (!isGiftCard) return '{name}';
  return asText(localizedText(ctx, 'giftCardValueDisplayText')) || 'Value';
}

function selectTextOf(isGiftCard: boolean, ctx: PluginContext): string {
  return isGiftCard
    ? asText(localizedText(ctx, 'giftCardVariantSelectText')) || 'Select Value'
    : asText(localizedText(ctx, 'productVariantSelectText')) || 'Select {variantName}';
}

function selectMarkup({ name, values }: ItemOption, selectText: string): string {
  const choices = values
    .map(escapeAttribute)
    .map((value) => `<option value="${value}">${value}</option>`);
  return (
    '    <div class="variant-select-wrapper">\n' +
    `      <select aria-label="${selectText}" data-variant-option-name="${escapeAttribute(name)}">\n` +
    `        <option value="">${escapeAttribute(selectText)}</option>\n` +
    `        ${choices.join('')}\n      </select>\n    </div>\n`
  );
}

function radioMarkup(optionName: string, value: string): string {
  const group = `variant-option-${optionName}`;
  return (
    `\n      <input type="radio" class="variant-radiobtn" value="${value}" name="${group}"` +
    ` id="${group}-${value}"/>\n      <label class="sqs-button-element--secondary" role="button"` +
    ` tabindex="0" for="${group}-${value}">${value}</label>`
  );
}

function radiosMarkup(option: ItemOption): string {
  const name = escapeAttribute(option.name);
  const radios = option.values.map((value) => radioMarkup(name, escapeAttribute(value)));
  return (
    `    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">` +
    `${radios.join('')}\n    </div>\n`
  );
}

/** The attributes that tell the script of a subscription. */
function subscriptionAttributes(content: unknown): string {
  if (!isTruthy(getKey(content, 'isSubscribable'))) return '';
  const plan = toAttributeJson(getKey(content, 'subscriptionPlan'));
  return ` data-is-subscribable="true" data-subscription-plan="${plan}"`;
}

/** The markup of all options, undefined when there is nothing to choose. */
export function variantsMarkup(item: unknown, ctx: PluginContext): string | undefined {
  const options = listItemOptions(item);
  if (options.length === 0) return undefined;
  const content = getKey(item, 'structuredContent');
  const isGiftCard = itemOf(item, ctx).productType === productTypes.giftCard;
  const displayText = displayTextOf(isGiftCard, ctx);
  const selectText = selectTextOf(isGiftCard, ctx);
  const optionMarkup = (option: ItemOption) => {
    const title = writeMessage(ctx, displayText, namedArguments({ name: option.name }));
    const select = writeMessage(ctx, selectText, namedArguments({ variantName: option.name }));
    return (
      '\n    <div class="variant-option">\n' +
      `    <div class="variant-option-title">${escapeAttribute(title)}: </div>\n` +
      `${selectMarkup(option, select)}${radiosMarkup(option)}    </div>`
    );
  };
  const variants = toAttributeJson(getKey(content, 'variants'));
  return (
    `${'\n  '.repeat(4)}\n\n  <div class="product-variants" data-item-id="${emit(getKey(item, 'id'))}"` +
    ` data-variants="${variants}"${subscriptionAttributes(content)} data-animation-role="content">` +
    `${options.map(optionMarkup).join('')}\n  </div>\n`
  );
}

/** The choice of variants. PDP-18, CFM-03. */
export const variantsSelect: Formatter = {
  name: 'variants-select',
  summary: 'Select boxes and radio buttons for the options of a product; missing without a choice.',
  run: (item, _, ctx) => variantsMarkup(item, ctx),
};
