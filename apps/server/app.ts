/** The HTTP server: what every request passes, then one line per feature. */
import zlib from 'node:zlib';
import { connectionLimits, requestLimits } from '@sitewright/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { AppContext } from './context.ts';
import { apiKeyCalls } from './features/api-keys/handle-api-keys.ts';
import { createRequireKey } from './features/api-keys/require-key.ts';
import { wordCalls } from './features/words/handle-words.ts';
import { bulkEditCalls } from './features/bulk-edits/handle-bulk-edits.ts';
import { catalogueCalls } from './features/catalogue/catalogue-calls.ts';
import { cartCalls } from './features/cart/cart-calls.ts';
import { checkoutCalls } from './features/checkout/checkout-calls.ts';
import { commerceApiCalls } from './features/commerce-api/commerce-api-calls.ts';
import { customerDeskCalls } from './features/customer-desk/customer-desk-calls.ts';
import { customerCalls } from './features/customers/customer-calls.ts';
import { registerDev } from './features/dev/register-dev.ts';
import { rulePreviewCalls } from './features/rule-previews/handle-rule-previews.ts';
import { discountCalls } from './features/discounts/discount-calls.ts';
import { registerFeeds } from './features/feeds/register-feeds.ts';
import { blockChoiceCalls } from './features/block-choices/handle-block-choices.ts';
import { pageFormCalls } from './features/page-forms/handle-page-forms.ts';
import { formsSchemaCalls } from './features/forms-schema/forms-schema-calls.ts';
import { documentCalls } from './features/documents/handle-documents.ts';
import { postCalls } from './features/post-desk/handle-posts.ts';
import { pageLockCalls } from './features/page-locks/handle-page-locks.ts';
import { pageDeskCalls } from './features/page-desk/handle-pages.ts';
import { sentFormCalls } from './features/pages/handle-sent-forms.ts';
import { pageFieldCalls } from './features/pages/handle-page-fields.ts';
import { donationCalls } from './features/donations/handle-donations.ts';
import { orderDeskCalls } from './features/order-desk/order-desk-calls.ts';
import { orderEditCalls } from './features/order-edits/handle-order-edits.ts';
import { draftOrderCalls } from './features/draft-orders/handle-draft-orders.ts';
import { downloadCalls } from './features/downloads/handle-renew-downloads.ts';
import { giftCardCalls } from './features/gift-cards/gift-card-calls.ts';
import { registerHealth } from './features/health/register-health.ts';
import { registerApiDocs } from './features/api-docs/register-api-docs.ts';
import { registerAssets } from './features/assets/register-assets.ts';
import { mediaLibraryCalls } from './features/media-library/handle-files.ts';
import { membershipCalls } from './features/memberships/handle-memberships.ts';
import { registerMedia } from './features/media/register-media.ts';
import { handleAccountLocale } from './features/account-pages/handle-account-locale.ts';
import { handleSession } from './features/account-pages/handle-session.ts';
import { registerAccountPages } from './features/account-pages/register-account-pages.ts';
import { registerSiteLock } from './features/pages/guard-site-lock.ts';
import { Pages } from './features/pages/pages.ts';
import { registerPages, type PageSenders } from './features/pages/register-pages.ts';
import { SystemPageSender } from './features/pages/system-page-sender.ts';
import { registerBackOffice } from './features/back-office/register-back-office.ts';
import { staffSessionCalls } from './features/back-office/handle-staff-session.ts';
import { registerSignInPages } from './features/sign-in-pages/register-sign-in-pages.ts';
import { registerOwner } from './features/owner/register-owner.ts';
import { createRequireStaff } from './features/staff/require-staff.ts';
import { fulfillmentCalls } from './features/fulfillments/fulfillment-calls.ts';
import { returnCalls } from './features/returns/return-calls.ts';
import { orderCalls } from './features/orders/order-calls.ts';
import { orderMailCalls } from './features/order-mails/handle-order-mails.ts';
import { outboxCalls } from './features/outbox/handle-outbox.ts';
import { mailListCalls } from './features/mail-lists/handle-mail-lists.ts';
import { listConnectionCalls } from './features/mail-lists/connections/handle-connections.ts';
import { mailingListCalls } from './features/mail-lists/handle-lists.ts';
import { paperCalls } from './features/papers/paper-calls.ts';
import { registerPapers } from './features/papers/register-papers.ts';
import { setUpCalls } from './features/back-office/handle-set-up.ts';
import { reportCalls } from './features/reports/report-calls.ts';
import { ledgerCalls } from './features/ledger/ledger-calls.ts';
import { activityCalls } from './features/activity/handle-activity.ts';
import { multilingualCalls } from './features/multilingual/handle-multilingual.ts';
import { automationCalls } from './features/webhooks/handle-automation.ts';
import { videoCalls } from './features/videos/handle-video-account.ts';
import { placeCalls } from './features/places/handle-places.ts';
import { preferenceCalls } from './features/preferences/handle-preferences.ts';
import { registerSitePlan } from './features/site-plan/guard-site-plan.ts';
import { sitePlanCalls } from './features/site-plan/handle-site-plan.ts';
import { siteLayoutCalls } from './features/site-layout/handle-site-layout.ts';
import { savedViewCalls } from './features/saved-views/handle-saved-views.ts';
import { settingsCalls } from './features/settings/settings-calls.ts';
import { peopleCalls } from './features/people/people-calls.ts';
import { shippingCalls } from './features/shipping/shipping-calls.ts';
import { commentCalls } from './features/comments/handle-comments.ts';
import { reviewCalls } from './features/reviews/handle-reviews.ts';
import { restockCalls } from './features/restock/handle-restock.ts';
import { storeCreationCalls } from './features/collections/handle-store-creation.ts';
import { stockCalls } from './features/stock/stock-calls.ts';
import { taxCalls } from './features/taxes/tax-calls.ts';
import { subscriptionCalls } from './features/subscriptions/handle-subscriptions.ts';
import { webhookCalls } from './features/webhooks/handle-webhook-endpoints.ts';
import { siteFactsCalls } from './features/back-office/handle-site-facts.ts';
import { seoCalls } from './features/seo/seo-calls.ts';
import { registerRedirectToPrimary } from './features/sites/redirect-to-primary.ts';
import { registerSites } from './features/sites/register-sites.ts';
import { registerCalls, type CallRegistration } from './http/call-scope.ts';
import {
  answerUnreadableAddress,
  registerErrorHandler,
  registerNotFound,
} from './http/error-handler.ts';
import { limitConnections } from './http/limit-connections.ts';
import { registerForms } from './http/read-forms.ts';
import { registerInputRefusals } from './http/refuse-input.ts';
import { registerTrustedProxies, trustProxyOf } from './http/trust-proxies.ts';
import { registerRateLimit } from './http/rate-limit.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { backupCalls } from './backup/handle-backups.ts';
import { registerPause } from './http/installation-pause.ts';
import { importCalls } from './features/import/desk/handle-imports.ts';
import { photoHostCalls } from './features/photo-hosts/handle-photo-hosts.ts';
import { siteFileCalls } from './features/site-files/desk/handle-exports.ts';
import { newSiteCalls } from './features/new-site/handle-new-site.ts';
import { siteThemeCalls } from './features/looks/handle-site-theme.ts';
import { registerLooks } from './features/looks/register-looks.ts';
import { paymentCalls } from './payments/payment-calls.ts';

const bodyLimit = requestLimits.bodyBytes;
const compressFrom = 1024;

/** The calls of the contract: one list a feature. */
const calls: readonly CallRegistration[] = [
  ...activityCalls,
  ...settingsCalls,
  ...peopleCalls,
  ...apiKeyCalls,
  ...cartCalls,
  ...storeCreationCalls,
  ...siteLayoutCalls,
  ...documentCalls,
  ...pageDeskCalls,
  ...pageFieldCalls,
  ...pageLockCalls,
  ...postCalls,
  ...preferenceCalls,
  ...multilingualCalls,
  ...automationCalls,
  ...placeCalls,
  ...videoCalls,
  ...sitePlanCalls,
  ...mediaLibraryCalls,
  ...stockCalls,
  ...restockCalls,
  ...reviewCalls,
  ...commentCalls,
  ...catalogueCalls,
  ...bulkEditCalls,
  ...wordCalls,
  ...savedViewCalls,
  ...formsSchemaCalls,
  ...pageFormCalls,
  ...blockChoiceCalls,
  ...checkoutCalls,
  ...paymentCalls,
  handleSession,
  handleAccountLocale,
  ...staffSessionCalls,
  ...siteFactsCalls,
  ...newSiteCalls,
  ...siteThemeCalls,
  ...giftCardCalls,
  ...downloadCalls,
  ...customerCalls,
  ...customerDeskCalls,
  ...discountCalls,
  ...rulePreviewCalls,
  ...shippingCalls,
  ...taxCalls,
  ...subscriptionCalls,
  ...donationCalls,
  ...membershipCalls,
  ...orderDeskCalls,
  ...orderCalls,
  ...draftOrderCalls,
  ...orderEditCalls,
  ...fulfillmentCalls,
  ...returnCalls,
  ...ledgerCalls,
  ...reportCalls,
  ...setUpCalls,
  ...webhookCalls,
  ...paperCalls,
  ...commerceApiCalls,
  registerFeeds,
  ...orderMailCalls,
  ...mailListCalls,
  ...mailingListCalls,
  ...listConnectionCalls,
  ...importCalls,
  ...photoHostCalls,
  ...siteFileCalls,
  ...backupCalls,
  ...outboxCalls,
  ...seoCalls,
];

/** Builds the server; it listens nowhere yet. `ready()` or `inject()` start its plugins. */
export async function buildApp(ctx: AppContext): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = ctx.log;
  const headers = securityHeaders(ctx.config);
  const server: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(ctx.config),
    requestTimeout: ctx.config.requestTimeout,
    http: {
      headersTimeout: Math.min(connectionLimits.headers, ctx.config.requestTimeout),
      connectionsCheckingInterval: Math.min(connectionLimits.check, ctx.config.requestTimeout),
    },
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: answerUnreadableAddress(headers),
    forceCloseConnections: 'idle',
  });
  limitConnections(server, ctx.config);
  registerErrorHandler(server, ctx);
  registerTrustedProxies(server, ctx.config);
  registerInputRefusals(server);
  registerSecurityHeaders(server, headers);
  await registerRateLimit(server, ctx.config);
  registerNotFound(server);
  await server.register(cookie, {
    parseOptions: { path: '/', sameSite: 'lax', secure: ctx.config.isSecure || 'auto' },
  });
  registerForms(server);
  await server.register(compress, {
    threshold: compressFrom,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  registerPause(server, ctx.pause);
  registerSites(server, ctx);
  registerRedirectToPrimary(server, ctx);
  registerSitePlan(server, ctx);
  const pages = new Pages(ctx);
  const sender = new SystemPageSender(pages);
  registerSiteLock(server, ctx, sender);
  registerDev(server, ctx);
  registerFeatures(server, ctx, { pages, sender });
  return server;
}

function registerFeatures(server: FastifyInstance, ctx: AppContext, senders: PageSenders): void {
  registerHealth(server, ctx);
  const gates = { requireStaff: createRequireStaff(ctx), requireKey: createRequireKey(ctx) };
  registerCalls({ server, ctx, ...gates }, [...calls, ...sentFormCalls(senders.pages)]);
  registerApiDocs(server);
  registerBackOffice(server, ctx);
  registerLooks(server, ctx);
  registerSignInPages(server, ctx);
  registerOwner(server, ctx);
  registerAssets(server, ctx);
  registerMedia(server, ctx, gates.requireStaff);
  registerPapers(server, ctx);
  registerPages(server, ctx, senders, registerAccountPages);
}
