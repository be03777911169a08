import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { readText } from '../values/charge.ts';
import { emit } from '../values/emit.ts';
import { asText, getKey, getPath } from '../values/read.ts';
import { resolveInFrames } from '../values/scope.ts';

/** The data of the forms of one product. Null stands for what its context lacks. */
function readData(item: unknown, ctx: PluginContext): Readonly<Record<string, unknown>> {
  const contexts = ctx.resolve(['productMerchandisingContext']);
  const context = getPath(contexts, [asText(getKey(item, 'id'))]);
  const captcha = getPath(ctx.resolve(['website']), ['captchaSettings', 'siteKey']);
  return {
    product: item ?? null,
    views: getKey(context, 'restockNotificationViews') ?? null,
    messages: getKey(context, 'restockNotificationMessages') ?? null,
    mailingListSignUpEnabled: getKey(context, 'mailingListSignUpEnabled') ?? null,
    mailingListOptInByDefault: getKey(context, 'mailingListOptInByDefault') ?? null,
    captchaSiteKey: captcha ?? null,
  };
}

type Resolve = (name: string) => unknown;

function mailingListMarkup(resolve: Resolve, description: string): string {
  if (!isTruthy(resolve('mailingListSignUpEnabled'))) return '';
  const checked = isTruthy(resolve('mailingListOptInByDefault')) ? ' checked' : '';
  return (
    '  <label class="product-restock-mailing-list"><input type="checkbox"' +
    ` name="isJoinMailingList"${checked}>${description}</label>`
  );
}

function formMarkup(resolve: Resolve, data: Readonly<Record<string, unknown>>): string {
  const message = (key: string) => escapeAttribute(asText(getPath(data, ['messages', key])));
  const id = emit(getPath(data, ['product', 'id']));
  const hidden = isTruthy(resolve('hiddenByDefault')) ? ' hidden' : '';
  const captcha = isTruthy(resolve('captchaSiteKey'))
    ? '  <div class="captcha-container"></div>'
    : '';
  return (
    `\n<div class="product-restock-notification" data-product-id="${id}"` +
    ` data-variant-id="${emit(resolve('variantId'))}"${hidden}>\n` +
    `  <span class="product-restock-cta">${message('CTAText')}</span>\n` +
    '  <form class="product-restock-form" action="#">\n' +
    '    <input type="text" x-autocompletetype="email" spellcheck="false" name="email"' +
    ` placeholder="${message('placeholderText')}">\n` +
    `    <input class="sqs-editable-button" type="submit" value="${message('buttonText')}">\n` +
    `  </form>\n${mailingListMarkup(resolve, message('mailingListDescription'))}\n${captcha}\n</div>\n`
  );
}

/** The back-in-stock sign-up. CFM-03, ENT-14. */
export const productRestockNotification: Formatter = {
  name: 'product-restock-notification',
  run: (item, _, ctx) => {
    const data = readData(item, ctx);
    const views = Array.isArray(data.views) ? data.views : [];
    const forms = views.map((view: unknown) => {
      const frames = [view, data];
      const markup = formMarkup((name) => resolveInFrames(frames, name, ctx), data);
      return readText(markup, ctx);
    });
    return `${'\n'.repeat(6)}${forms.join('')}`;
  },
};
