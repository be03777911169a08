import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { toAttributeJson } from '../text/attribute-json.ts';
import { countMembers } from '../values/charge.ts';
import { emit } from '../values/emit.ts';
import { asText, getKey, getPath } from '../values/read.ts';
import { localizedText, resolveIn } from '../values/scope.ts';

/** The escaped label: the owner's own, or the translated or default text of the kind of sale. */
function labelOf(content: unknown, isSubscription: boolean, ctx: PluginContext): string {
  const custom = getKey(content, 'customAddButtonText');
  if (isTruthy(getKey(content, 'useCustomAddButtonText')) && isTruthy(custom)) {
    return escapeAttribute(asText(custom));
  }
  const key = isSubscription ? 'productSubscribeText' : 'productAddToCartText';
  const localized = localizedText(ctx, key);
  if (isTruthy(localized)) return escapeAttribute(asText(localized));
  return isSubscription ? 'Subscribe' : 'Add To Cart';
}

/**
 * The form for additional fields, as an attribute. Both the form's id and the form must be there.
 */
function formAttributeOf(content: unknown, ctx: PluginContext): string | undefined {
  const form = getKey(content, 'additionalFieldsForm');
  const hasForm = isTruthy(getKey(content, 'additionalFieldsFormId')) && isTruthy(form);
  return hasForm ? `data-form="${toAttributeJson(form, ctx)}"` : undefined;
}

/** The rule for subscription options; an expression, which takes no lists and no objects. */
const SUBSCRIPTION_RULE =
  '@hasProductSubsOptionAndIsSubscribable = @subsOTPOptionsCount && @isSubscribable';

function tellRuleError(ctx: PluginContext): void {
  const why = `${SUBSCRIPTION_RULE}: Invalid arguments to operator logical and`;
  ctx.error('EXPRESSION_REDUCE', `RuntimeError: Error reducing expression: ${why}`);
}

/** The first subscription option; only where expressions run, as the rule is one. */
function subscriptionAttributeOf(item: unknown, subscribable: unknown, ctx: PluginContext): string {
  if (!ctx.isExprEnabled) return '';
  if (typeof subscribable === 'object' && subscribable !== null) {
    tellRuleError(ctx);
    return '';
  }
  const options = resolveIn(item, ['structuredContent', 'productSubscriptionOptions'], ctx);
  const hasOptions = typeof options === 'string' ? options !== '' : countMembers(options, ctx) > 0;
  if (!isTruthy(subscribable) || !hasOptions) return '';
  return `data-subscription-option-id="${emit(getPath(options, [0, 'id']))}"`;
}

const before = '\n'.repeat(13);

/** The markup of the button of a store item. */
export function addToCartMarkup(item: unknown, ctx: PluginContext): string {
  const content = resolveIn(item, ['structuredContent'], ctx);
  const subscribable = getKey(content, 'isSubscribable');
  const isSubscription = isTruthy(subscribable);
  const label = labelOf(content, isSubscription, ctx);
  const form = formAttributeOf(content, ctx);
  const print = (name: string) => emit(resolveIn(item, [name], ctx));
  const attributes =
    `role="button" tabindex="0" data-dynamic-strings data-collection-id="${print('collectionId')}"` +
    ` data-item-id="${print('id')}" data-product-type="${emit(getKey(content, 'productType'))}"` +
    ` data-use-custom-label="${emit(getKey(content, 'useCustomAddButtonText'))}" ` +
    (isSubscription ? `data-is-subscription="${emit(subscribable)}" ` : '') +
    `data-original-label="${label}" ${form ?? ''}` +
    subscriptionAttributeOf(item, subscribable, ctx);
  return (
    `${before}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n` +
    '  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button' +
    ` sqs-button-element--primary ${form ? 'use-form' : ''}" ${attributes}>\n` +
    `    <div class="sqs-add-to-cart-button-inner">${label}</div>\n  </div>\n</div>`
  );
}

/** The add-to-cart button. PDP-17, CFM-03. */
export const addToCartBtn: Formatter = {
  name: 'add-to-cart-btn',
  run: (item, _, ctx) => addToCartMarkup(item, ctx),
};
