/** Where reviews are written: by the link of a mail, or signed in. Page type 209. ROUT-32 */
import {
  ApiError,
  orderReviewsPath,
  pageTypes,
  productReviewPath,
  reviewDraftSchema,
  type ReviewState,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { formText } from '../../http/form-text.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { routeOf } from '../../http/route-of.ts';
import { accountPaths, withReturn } from '../accounts/account-paths.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import {
  findOrderWith,
  findReviewedProduct,
  findReviewOrder,
  listReviewedProducts,
  rightOfAccount,
  type ReviewedProduct,
  type ReviewRight,
} from '../reviews/find-reviewed.ts';
import { openReviewLink } from '../reviews/review-links.ts';
import { writeReview } from '../reviews/write-review.ts';
import { readSettings } from '../settings/read-settings.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { reviewForm, type TypedReview } from './review-form.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';

const paramsSchema = z.object({ token: z.string().min(1).max(1_000) });
const sentSchema = z.object({ productId: z.string().min(1).max(64) });

/** Whose page it is, and what they may write about. */
interface Desk {
  readonly right: ReviewRight;
  readonly products: readonly ReviewedProduct[];
  readonly action: string;
  readonly intro: string;
}

/** Nobody may write here, and what is said instead. */
interface Refusal {
  readonly refusal: Html;
}

type FindDesk = (request: FastifyRequest) => Promise<Desk | Refusal | undefined>;

/** `/reviews/order/{token}` and `/reviews/product/{productId}`. */
export function handleReviewPages(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  registerDesk(server, { ctx, sender }, orderReviewsPath, (request) => findByLink(ctx, request));
  registerDesk(server, { ctx, sender }, productReviewPath, (request) => findBySignIn(ctx, request));
}

function registerDesk(
  server: FastifyInstance,
  { ctx, sender }: { ctx: AppContext; sender: SystemPageSender },
  path: (token: string) => string,
  find: FindDesk,
): void {
  const open: FindDesk = async (request) =>
    readSettings(request.site, 'merchandising').productReviewsEnabled ? find(request) : undefined;
  server.get(routeOf(path), async (request, reply) => {
    const desk = await open(request);
    return show(sender, { request, reply }, { desk });
  });
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(routeOf(path), async (request, reply) => {
      const desk = await open(request);
      if (!desk || 'refusal' in desk) return show(sender, { request, reply }, { desk });
      const { productId } = parseRequest(sentSchema, request.body);
      const product = desk.products.find((one) => one.productId === productId);
      if (!product) throw new ApiError('item_not_found');
      const typed = readTyped(request);
      if ('errors' in typed) {
        return show(sender, { request, reply }, { desk, productId, typed, status: 400 });
      }
      await ctx.attempts.take('writeReview', { address: request.ip });
      const { right } = desk;
      const state = await writeReview(ctx, request.site, { right, productId, draft: typed.draft });
      const after = await open(request);
      return show(sender, { request, reply }, { desk: after, written: { product, state } });
    });
  });
}

async function findByLink(ctx: AppContext, request: FastifyRequest): Promise<Desk | undefined> {
  const { site } = request;
  const { siteId } = site;
  const { token } = parseRequest(paramsSchema, request.params);
  const orderId = await openReviewLink(ctx, siteId, token);
  const order = orderId && (await findReviewOrder(ctx.db, siteId, orderId));
  if (!order) return undefined;
  return {
    right: order,
    products: await listReviewedProducts(ctx.db, siteId, order.orderId),
    action: orderReviewsPath(token),
    intro: `${sayOf(site)('What you bought with order {number}.', { number: order.orderNumber })} ${sayOf(site)(whatOthersSee)}`,
  };
}

const whatOthersSee = 'Others see your stars, your words and the name that you choose.';

/** With the order that an account bought it by; else, where the shop lets everybody, without one. */
async function findBySignIn(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<Desk | Refusal | undefined> {
  const { site } = request;
  const { siteId } = site;
  const { token: productId } = parseRequest(paramsSchema, request.params);
  const signedIn = await findSignedIn(ctx, request);
  const wish = { productId, accountId: signedIn?.accountId ?? null };
  const product = await findReviewedProduct(ctx.db, siteId, wish);
  if (!product) return undefined;
  const isForAll = readSettings(site, 'merchandising').reviewWriters === 'accounts';
  if (!signedIn) return { refusal: askToSignIn(site, product, isForAll) };
  const action = productReviewPath(productId);
  const intro = sayOf(site)(whatOthersSee);
  const orderId = await findOrderWith(ctx.db, siteId, { signedIn, productId });
  const order = orderId && (await findReviewOrder(ctx.db, siteId, orderId));
  if (order) {
    const all = await listReviewedProducts(ctx.db, siteId, order.orderId);
    const products = all.filter((one) => one.productId === productId);
    return { right: order, products, action, intro };
  }
  if (!isForAll) return { refusal: onlyBuyers(site, product) };
  return { right: rightOfAccount(signedIn), products: [product], action, intro };
}

function askToSignIn(
  site: Site,
  { productId, title, path }: ReviewedProduct,
  isForAll: boolean,
): Html {
  const say = sayOf(site);
  const signIn = withReturn(accountPaths.signIn, productReviewPath(productId));
  return html`<p>
      ${
        isForAll
          ? say('Reviews are written by people with an account.')
          : say(
              'Reviews are written by people who bought it: by the link that we mail some days after an order, or signed in.',
            )
      }
    </p>
    <p><a class="sw-button" href="${signIn}">${say('Sign in')}</a></p>
    <p><a href="${path}">${say('Back to {title}', { title })}</a></p>`;
}

function onlyBuyers(site: Site, { title, path }: ReviewedProduct): Html {
  const say = sayOf(site);
  return html`<p>
      ${say('Reviews are written by people who bought it, and your account has no order with it.')}
    </p>
    <p><a href="${accountPaths.overview}">${say('Your account')}</a></p>
    <p><a href="${path}">${say('Back to {title}', { title })}</a></p>`;
}

/** What was sent, or what is wrong with it, said field by field. */
function readTyped({
  body,
  site,
}: FastifyRequest): { draft: z.output<typeof reviewDraftSchema> } | TypedReview {
  const names = ['rating', 'title', 'body', 'name'] as const;
  const values = Object.fromEntries(names.map((name) => [name, formText(body, name)]));
  const parsed = reviewDraftSchema.safeParse(values);
  if (parsed.success) return { draft: parsed.data };
  const wrong = new Set(parsed.error.issues.map(({ path: [first] }) => String(first)));
  const errors = Object.fromEntries(
    names.flatMap((name) => (wrong.has(name) ? [[name, sayOf(site)(faults[name])]] : [])),
  );
  return { values, errors };
}

const faults = {
  rating: 'Choose how many stars you give.',
  title: 'Please write a shorter headline.',
  body: 'Please write a shorter review.',
  name: 'Tell the name that is shown, in at most 60 characters.',
} as const;

interface Shown {
  readonly desk: Desk | Refusal | undefined;
  /** Of the form that was refused. */
  readonly productId?: string;
  readonly typed?: TypedReview;
  readonly written?: { product: ReviewedProduct; state: ReviewState };
  readonly status?: number;
}

function show(
  sender: SystemPageSender,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  { desk, productId, typed, written, status }: Shown,
): Promise<FastifyReply> {
  if (!desk) return sender.sendNotFound(exchange.request, exchange.reply);
  const { site } = exchange.request;
  const say = sayOf(site);
  const title = say('Your review');
  const main =
    'refusal' in desk
      ? desk.refusal
      : html`<p>${desk.intro}</p>
          ${written && html`<p class="sw-notice is-good" role="status">${say(thanks[written.state])}</p>`}
          ${
            desk.products.length === 0 &&
            html`<p>${say('The shop has none of these products any more.')}</p>`
          }
          ${desk.products.map((product) =>
            reviewForm(site, {
              action: desk.action,
              product,
              name: desk.right.name,
              typed: product.productId === productId ? typed : undefined,
            }),
          )}`;
  return sendVisitorPage(sender, exchange, {
    name: 'reviews',
    title,
    main: html`<h1>${title}</h1>
      ${main}`,
    pageType: pageTypes.values.reviewsRequest,
    ...(status && { status }),
  });
}

const thanks = {
  waiting: 'Thank you. Your review is shown once the shop has looked at it.',
  published: 'Thank you. Your review is there for everybody.',
  hidden: 'Thank you. The shop decides whether your review is shown.',
} as const;
