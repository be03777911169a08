import { ApiError } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { isPassing } from '../../http/is-passing.ts';
import { loggedPath } from '../../http/logged-path.ts';
import { QueueFullError } from '../../media/work-queue.ts';
import { handleCanvasPage } from './canvas-page.ts';
import { handleCartPage } from './cart-page.ts';
import { handleCheckoutPage } from './checkout-page.ts';
import { handleContinuePage } from './continue-page.ts';
import { handleDonatePage } from './donate-page.ts';
import { handleEmbedFrame } from './embed-frame.ts';
import { errorPage } from './not-found-page.ts';
import { handleItemDetailsPage } from './item-details-page.ts';
import { handleLockForm } from './lock-screen.ts';
import { handlePage } from './handle-page.ts';
import { handleDownloadsPage } from './downloads-page.ts';
import { handleGiftCardPage } from './gift-card-page.ts';
import { handleOrderReturnForms } from './order-return-forms.ts';
import { handleReorderForm } from './reorder-form.ts';
import { handleOrderStatusPage } from './order-status-page.ts';
import { handleOrderConfirmedPage } from './order-confirmed-page.ts';
import { handleMembersPages } from './members-pages.ts';
import type { Pages } from './pages.ts';
import { languagePrefix } from '../sites/request-language.ts';
import { handlePayLinkPage } from './pay-link-page.ts';
import { privatePage, sendPage } from './send-page.ts';
import { handleSiteCss } from './site-css.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { handleSubscriptionAddressPage } from './subscription-address-page.ts';
import { handleSubscriptionChangePage } from './subscription-change-page.ts';
import { handleSubscriptionCardPage } from './subscription-card-page.ts';
import { handleSubscriptionPage } from './subscription-page.ts';
import { handleInstalmentsPage } from './instalments-page.ts';
import { handleUnsubscribePage } from './unsubscribe-page.ts';
import { handleNewsletterPages } from './newsletter-pages.ts';
import { handleRestockPage } from './restock-page.ts';
import { handleReviewPages } from './review-pages.ts';
import { handleRobots } from './robots.ts';
import { handleSitemap, handleSitemapPart } from './sitemap.ts';

/** What a browser is told when a page took too long: the busy time may be over then. */
const retryAfterSeconds = 5;

/** Registers pages of another room, by what pages about one visitor are sent by. */
type RegisterMore = (server: FastifyInstance, ctx: AppContext, sender: SystemPageSender) => void;

/** Pages, also those of another room, the stylesheet and what crawlers ask for. */
export function registerPages(
  server: FastifyInstance,
  ctx: AppContext,
  { pages, sender }: PageSenders,
  more: RegisterMore,
): void {
  const registerAll = (scope: FastifyInstance) => {
    registerPagesOfLanguage(scope, ctx, { pages, sender });
    more(scope, ctx, sender);
  };
  handleCanvasPage(server, ctx);
  handleEmbedFrame(server);
  server.get('/site.css', (request, reply) => handleSiteCss(ctx, request, reply));
  server.get('/sitemap.xml', (request, reply) => handleSitemap(pages, ctx, { request, reply }));
  server.get<{ Params: { part: string } }>(
    '/sitemap-:part(^pages|[1-9]\\d{0,4}$).xml',
    (request, reply) =>
      handleSitemapPart(pages, ctx, { request, reply, part: request.params.part }),
  );
  server.get('/robots.txt', (request, reply) => handleRobots(ctx, request, reply));
  registerAll(server);
  server.register(
    async (inLanguage) => {
      inLanguage.addHook('onRequest', async (request, reply) => {
        // What only looks like a language is the beginning of an address as any other.
        if (request.site.language !== undefined) return;
        if (request.method !== 'GET' && request.method !== 'HEAD') return reply.callNotFound();
        return sendAnyPage(ctx, { pages, sender }, { request, reply });
      });
      registerAll(inLanguage);
      inLanguage.get('/', (request, reply) =>
        sendAnyPage(ctx, { pages, sender }, { request, reply }),
      );
    },
    { prefix: languagePrefix },
  );
}

export interface PageSenders {
  readonly pages: Pages;
  /** Of pages about one visitor. */
  readonly sender: SystemPageSender;
}

/** The pages that a site has in each of its languages. */
function registerPagesOfLanguage(
  server: FastifyInstance,
  ctx: AppContext,
  { pages, sender }: PageSenders,
): void {
  handleCartPage(server, ctx, sender);
  handleItemDetailsPage(server, ctx, sender);
  handleCheckoutPage(server, ctx, sender);
  handleDonatePage(server, ctx, sender);
  handleMembersPages(server, ctx, sender);
  handleLockForm(server, ctx, sender);
  handleContinuePage(server, ctx, sender);
  handlePayLinkPage(server, ctx, sender);
  handleOrderConfirmedPage(server, ctx, sender);
  handleOrderStatusPage(server, ctx, sender);
  handleDownloadsPage(server, ctx, sender);
  handleGiftCardPage(server, ctx, sender);
  handleSubscriptionPage(server, ctx, sender);
  handleSubscriptionCardPage(server, ctx, sender);
  handleSubscriptionChangePage(server, ctx, sender);
  handleSubscriptionAddressPage(server, ctx, sender);
  handleRestockPage(server, ctx, sender);
  handleReviewPages(server, ctx, sender);
  handleUnsubscribePage(server, ctx, sender);
  handleNewsletterPages(server, ctx, sender);
  handleInstalmentsPage(server, sender);
  handleOrderReturnForms(server, ctx);
  handleReorderForm(server, ctx);
  server.get('/*', (request, reply) => sendAnyPage(ctx, { pages, sender }, { request, reply }));
}

/** Every other address: a page of the site, or the page that says what went wrong. */
async function sendAnyPage(
  ctx: AppContext,
  { pages, sender }: PageSenders,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  try {
    return await handlePage(pages, ctx, { request, reply, sender });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof QueueFullError) throw new ApiError('too_many_requests');
    ctx.log.error({ err: error, path: loggedPath(request) }, 'page failed');
    const source = await pages.source(request);
    const status = isPassing(error) ? 503 : 500;
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    const page = await pages.finish(source, errorPage(source, status));
    return sendPage(request, reply, page, privatePage);
  }
}
