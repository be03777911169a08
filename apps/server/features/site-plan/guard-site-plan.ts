/** What the status and the plan of a site mean for requests. AUTH-08, AUTH-09, ROUT-08, ROUT-09, D-86 */
import { ApiError, entitlementOfCall, siteMessages, standingOf } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html } from '../../html.ts';
import { isOfficeRequest } from '../../http/is-office-request.ts';
import { renderPlainPage } from '../../http/plain-page.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/** Hooks before everything that is about a site. */
export function registerSitePlan(server: FastifyInstance, ctx: AppContext): void {
  server.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions;
    if (config.needsSite === false) return;
    const address = `${request.method} ${url ?? ''}`;
    const { websiteStatus } = readSettings(request.site, 'host');
    if (!isOfficeRequest(request) && standingOf(websiteStatus) === 'parked') {
      return sendParked(request, reply, websiteStatus);
    }
    await requireEntitled(ctx, request, address);
  });
  for (const [path, part] of billingPaths) {
    server.get(path, (request, reply) =>
      reply.redirect(`/config/sites/${request.site.identifier}/billing?for=${part}`, 302),
    );
  }
}

/** Where banners of the product lead who wants more of it. ROUT-08, ROUT-09 */
const billingPaths = [
  ['/settings/billing/upgrade', 'upgrade'],
  ['/settings/billing/subscriptions/website', 'website'],
] as const;

const goneStatus = 5;

function sendParked(request: FastifyRequest, reply: FastifyReply, status: number) {
  const { site } = request;
  void reply.header('Cache-Control', 'no-store');
  if (request.url.startsWith('/api/')) throw new ApiError('site_parked');
  const { page, contentPolicy } = renderPlainPage({
    locale: site.locale,
    title: site.title,
    kind: 'text',
    main: html`<h1>${site.title}</h1>
      <p>${site.locale.startsWith('de') ? siteMessages.parkedInGerman : siteMessages.parked}</p>`,
  });
  return reply
    .code(status === goneStatus ? 410 : 503)
    .header('Content-Security-Policy', contentPolicy)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** @throws ApiError `not_in_plan` */
async function requireEntitled(
  ctx: AppContext,
  request: FastifyRequest,
  address: string,
): Promise<void> {
  const part = entitlementOfCall[address];
  if (!part) return;
  const site = await siteAskedFor(ctx, request);
  const plan = site && readSettings(site, 'plan').entitlements;
  if (plan && !plan.includes(part)) throw new ApiError('not_in_plan');
}

async function siteAskedFor(
  { sites }: AppContext,
  request: FastifyRequest,
): Promise<Site | undefined> {
  const { identifier } = request.params as { identifier?: string };
  const { site: named } = request.query as { site?: unknown };
  const name = identifier ?? (typeof named === 'string' ? named : undefined);
  return name === undefined ? request.site : sites.findByIdentifier(name);
}
