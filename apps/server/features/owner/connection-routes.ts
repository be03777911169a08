/** `/config/sites/:identifier/connections`: keys of programs, webhooks, feeds. */
import { ApiError, apiKeyDraftSchema, webhookEndpointDraftSchema } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { listApiKeys } from '../api-keys/list-api-keys.ts';
import { createApiKey, deleteApiKey, renewApiKey } from '../api-keys/write-api-keys.ts';
import { feedFilesOf } from '../feeds/feed-files.ts';
import { listFeeds } from '../feeds/feed-formats.ts';
import { visitedOrigin } from '../sites/visited-origin.ts';
import type { Site } from '../sites/site.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { listEndpoints } from '../webhooks/list-endpoints.ts';
import { queueTestWebhook } from '../webhooks/queue-webhook.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  rotateSecret,
} from '../webhooks/write-endpoints.ts';
import { renderConnections, type MadeSecret } from './connections-page.ts';
import { siteHref } from './owner-layout.ts';
import { onSite, siteParams } from './page-gates.ts';
import { sendOwnerPage } from './send-owner-page.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';

/** A form sends one checked box as a text and several as a list. */
const listOf = (value: unknown) => (value === undefined ? [] : [value].flat());
const checked = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(listOf, schema);

const keyForm = apiKeyDraftSchema
  .omit({ expiresOn: true })
  .extend({ scopes: checked(apiKeyDraftSchema.shape.scopes) });
const endpointForm = webhookEndpointDraftSchema.extend({
  topics: checked(webhookEndpointDraftSchema.shape.topics),
});
const thingParams = siteParams.extend({ id: z.string().max(64) });
const stateForm = z.object({ do: z.enum(['ping', 'on', 'off']) });

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  site: Site;
  member: StaffMember;
}

interface Outcome {
  made?: MadeSecret;
  refusal?: string;
}

/** Takes the posts of a form below the page; what it makes is shown once, what it cannot do is said. */
type TakeForm = (path: string, act: (asked: Asked) => Promise<MadeSecret | undefined>) => void;

const base = '/config/sites/:identifier/connections';

/** The page and its forms. */
export function registerConnections(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    base,
    onSite(ctx, 'manage-integrations', (asked) => show(ctx, asked)),
  );
  const takeForm: TakeForm = (path, act) => {
    server.post(
      base + path,
      onSite(ctx, 'manage-integrations', async (asked) => {
        requireSessionCrumb(asked.request, asked.member);
        try {
          const made = await act(asked);
          if (made) return await show(ctx, asked, { made });
          return await asked.reply.redirect(siteHref(asked.site.identifier, 'connections'), 303);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          asked.reply.code(error.status);
          return show(ctx, asked, { refusal: error.message });
        }
      }),
    );
  };
  takeKeyForms(ctx, takeForm);
  takeWebhookForms(ctx, takeForm);
}

async function show(
  ctx: AppContext,
  { request, reply, site, member }: Asked,
  outcome: Outcome = {},
): Promise<FastifyReply> {
  const { siteId, identifier, title } = site;
  const origin = visitedOrigin(ctx, site, request);
  const main = renderConnections(site, {
    keys: await listApiKeys(ctx.db, siteId),
    endpoints: await listEndpoints(ctx.db, siteId),
    feeds: listFeeds(origin),
    report: await feedFilesOf(ctx).report({ site, origin }),
    crumb: member.crumb,
    ...outcome,
  });
  const place = { identifier, title, section: 'connections' as const, standing: member };
  const page = { title: 'Connections', session: member, site: place, main };
  return sendOwnerPage(reply, page);
}

function takeKeyForms(ctx: AppContext, takeForm: TakeForm): void {
  takeForm('/keys', async ({ request, site, member }) => {
    const draft = parseRequest(keyForm, request.body);
    const made = { ...draft, expiresOn: null, by: member, now: ctx.now() };
    const { secret } = await ctx.transact((trx) => createApiKey(trx, site.siteId, made));
    return { label: `Key for ${draft.name.trim()}`, secret };
  });
  takeForm('/keys/:id/renewals', async ({ request, site, member }) => {
    const { id } = thingParams.parse(request.params);
    const renewed = { id, by: member };
    const secret = await ctx.transact((trx) => renewApiKey(trx, site.siteId, renewed));
    return { label: 'New secret of the key', secret };
  });
  takeForm('/keys/:id/delete', async ({ request, site }) => {
    const { id } = thingParams.parse(request.params);
    await ctx.transact((trx) => deleteApiKey(trx, site.siteId, id));
    return undefined;
  });
}

function takeWebhookForms(ctx: AppContext, takeForm: TakeForm): void {
  const { config } = ctx;
  takeForm('/webhooks', async ({ request, site }) => {
    const draft = parseRequest(endpointForm, request.body);
    const tools = { box: await ctx.secrets(), config, now: ctx.now() };
    const { secret } = await ctx.transact((trx) =>
      createEndpoint(trx, site.siteId, { ...draft, ...tools }),
    );
    return { label: `Secret of ${draft.url}`, secret };
  });
  takeForm('/webhooks/:id/secret', async ({ request, site: { siteId } }) => {
    const { id } = thingParams.parse(request.params);
    const tools = { box: await ctx.secrets(), now: ctx.now() };
    const { secret } = await ctx.transact((trx) => rotateSecret(trx, { siteId, id }, tools));
    return { label: 'New secret', secret };
  });
  takeForm('/webhooks/:id/state', async ({ request, site: { siteId } }) => {
    const { id } = thingParams.parse(request.params);
    const asked = parseRequest(stateForm, request.body).do;
    await ctx.transact(async (trx) => {
      const state = asked === 'off' ? 'off' : 'active';
      if (asked !== 'ping') return changeEndpoint(trx, { siteId, id }, { state, config });
      await queueTestWebhook(trx, { siteId, endpointId: id, now: ctx.now() });
    });
    return undefined;
  });
  takeForm('/webhooks/:id/delete', async ({ request, site: { siteId } }) => {
    const { id } = thingParams.parse(request.params);
    await ctx.transact((trx) => deleteEndpoint(trx, { siteId, id }));
    return undefined;
  });
}
