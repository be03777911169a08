/** `/cart/details`: what an item needs to be told, asked and answered without scripts. ATC-18 */
import { renderFields } from '@sitewright/blocks';
import {
  cutText,
  addCartEntry,
  addToCartMessages,
  ApiError,
  blockWordsOf,
  cartMessages,
  fieldErrorsIn,
  formSchema,
  giftForm,
  pageTypes,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, trustedHtml } from '../../html.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { addPosted } from '../cart/add-cart-entry.ts';
import { cartErrorPath, chosenFields, itemDetailsPath } from '../cart/cart-paths.ts';
import { answerErrorsOf } from '../cart/form-answers.ts';
import { loadChoice } from '../cart/load-choice.ts';
import { loadForm } from '../forms-schema/load-forms.ts';
import { readPostedForm } from '../page-forms/read-posted-form.ts';
import { fieldsOfSite } from '../settings/form-of-site.ts';
import { giftFormOf } from '../settings/gift-form-of.ts';
import { sayOf } from '../settings/say-of.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';

type ItemForm = z.output<typeof addCartEntry.form>;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export function handleItemDetailsPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(itemDetailsPath, async (request, reply) => {
    // Somebody typed or cut the address: a page says so, not the answer of a call.
    const asked = addCartEntry.form.safeParse(request.query);
    if (!asked.success) return sender.sendNotFound(request, reply);
    return show(ctx, sender, { request, reply, form: asked.data });
  });
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(itemDetailsPath, async (request, reply) => {
      const form = parseRequest(addCartEntry.form, request.body);
      await ctx.attempts.take('addToCart', attemptOf(request));
      return answer(ctx, sender, { request, reply, form });
    });
  });
}

interface Asked extends Exchange {
  readonly form: ItemForm;
  /** What was typed and what is wrong with it. */
  readonly typed?: {
    readonly answers: Readonly<Record<string, unknown>>;
    readonly errors: Readonly<Record<string, string>>;
  };
}

async function answer(
  ctx: AppContext,
  sender: SystemPageSender,
  { request, reply, form }: Asked,
): Promise<FastifyReply> {
  const { site } = request;
  const answers = readPostedForm(await fieldsOf(ctx, request, form), textsOf(form));
  try {
    const path = await addPosted(ctx, { request, reply, site, form, answers });
    return await reply.redirect(path, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const errors = answerErrorsOf(error);
    if (!errors) return reply.redirect(cartErrorPath(error), 303);
    const typed = { answers, errors: fieldErrorsIn(errors, site.locale) };
    return show(ctx, sender, { request, reply, form, typed });
  }
}

async function show(
  ctx: AppContext,
  sender: SystemPageSender,
  { request, reply, form, typed }: Asked,
): Promise<FastifyReply> {
  const { site } = request;
  const choice = await findItem(ctx, request, form);
  if (!choice?.product.isVisible || choice.formFields.length === 0) {
    return sender.sendNotFound(request, reply);
  }
  const say = sayOf(site);
  const { product, formFields } = choice;
  const title = product.shownTitle ?? product.title;
  const words = blockWordsOf(site.locale);
  const asked =
    product.formId === giftForm.id
      ? giftFormOf(site).fields
      : fieldsOfSite(site, formSchema.shape.fields.parse(formFields));
  const fields = renderFields(asked, { id: 'item', words, typed });
  const { disclaimer } = (await loadForm(ctx.db, site.siteId, product.formId ?? '')) ?? {};
  const main = html`<h1>${title}</h1>
    <p ${typed && html`class="sw-page-error" role="alert"`}>${say(cartMessages.formIncomplete)}</p>
    <form method="post" action="${itemDetailsPath}" class="sw-visitor-form sw-fields">
      ${chosenFields(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${trustedHtml(fields)} ${disclaimer && html`<p class="form-disclaimer">${disclaimer}</p>`}
      <button type="submit" class="sw-button">${say(addToCartMessages.add)}</button>
    </form>`;
  return sendVisitorPage(
    sender,
    { request, reply },
    {
      name: 'item-details',
      title,
      main,
      pageType: pageTypes.values.cart,
      status: typed ? 400 : 200,
    },
  );
}

async function fieldsOf(ctx: AppContext, request: FastifyRequest, form: ItemForm) {
  const choice = await findItem(ctx, request, form);
  return { fields: formSchema.shape.fields.parse(choice?.formFields ?? []) };
}

function findItem(ctx: AppContext, { site }: FastifyRequest, { itemId, sku }: ItemForm) {
  return loadChoice(ctx, site, { itemId, sku: sku ?? '', cartId: '', requestId: '' });
}

/** Fields of the form itself: texts, or several of one name. */
function textsOf(form: ItemForm): Record<string, string | string[]> {
  const longest = 20_000;
  const cut = (text: unknown) => (typeof text === 'string' ? [cutText(text, longest)] : []);
  const named = Object.entries(form).filter(([name]) => name.startsWith('f.'));
  return Object.fromEntries(
    named.map(([name, value]) => {
      const texts = [value].flat().flatMap(cut);
      return [name, texts.length === 1 ? texts[0]! : texts];
    }),
  );
}
