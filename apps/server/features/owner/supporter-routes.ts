/** `/config/sites/:identifier/supporters`: what people may give for and belong to. SUBS-05 */
import {
  ApiError,
  donationMessages,
  type DonationDraft,
  type MembershipPlanDraft,
  type Permission,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { listDonations } from '../donations/load-donations.ts';
import { saveDonation } from '../donations/save-donation.ts';
import { openCollection, listProtectable } from '../collections/protect-collections.ts';
import { endMembership } from '../memberships/end-membership.ts';
import { listMembers } from '../memberships/list-members.ts';
import { listPlans, savePlan } from '../memberships/membership-plans.ts';
import type { Site } from '../sites/site.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { readAmount } from './read-amount.ts';
import { siteHref } from './owner-layout.ts';
import { onSite, siteParams } from './page-gates.ts';
import { sendOwnerPage } from './send-owner-page.ts';
import { requireSessionCrumb } from '../staff/session-crumb.ts';
import { renderSupporters } from './supporters-page.ts';

const base = '/config/sites/:identifier/supporters';
const thingParams = siteParams.extend({ id: z.string().max(64) });
const checkbox = z.string().max(10).optional();
const donationForm = z.object({
  title: z.string().max(200),
  coverText: z.string().max(2_000).default(''),
  suggested: z.string().max(300).default(''),
  least: z.string().max(20).default(''),
  most: z.string().max(20).default(''),
  isFreeAmount: checkbox,
  isMonthlyOffered: checkbox,
  asksName: checkbox,
  asksMessage: checkbox,
  isOpen: checkbox,
});

const planForm = z.object({
  title: z.string().max(200),
  coverText: z.string().max(2_000).default(''),
  price: z.string().max(20).default(''),
  rhythm: z.enum(['once', 'WEEK', 'MONTH', 'YEAR']).default('once'),
  /** A form sends one checked box as a text and several as a list. */
  pages: z.preprocess(
    (value) => (value === undefined ? [] : [value].flat()),
    z.array(z.string().max(64)).max(100),
  ),
  isOpen: checkbox,
});

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  site: Site;
  member: StaffMember;
}

/** The page and its forms. */
export function registerSupporters(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    base,
    onSite(ctx, 'view-products', (asked) => show(ctx, asked)),
  );
  takeForm('/donations', 'create-products', async ({ request, site }) => {
    const draft = readDonationForm(site, request.body);
    const scope = { siteId: site.siteId, now: ctx.now() };
    await ctx.transact((trx) => saveDonation(trx, scope, draft));
  });
  takeForm('/donations/:id', 'edit-products', async ({ request, site }) => {
    const { id } = thingParams.parse(request.params);
    const draft = readDonationForm(site, request.body);
    const scope = { siteId: site.siteId, now: ctx.now() };
    await ctx.transact((trx) => saveDonation(trx, scope, { ...draft, id }));
  });

  takeForm('/plans', 'create-products', async ({ request, site }) => {
    const draft = readPlanForm(site, request.body);
    const scope = { siteId: site.siteId, now: ctx.now() };
    await ctx.transact((trx) => savePlan(trx, scope, draft));
  });
  takeForm('/plans/:id', 'edit-products', async ({ request, site }) => {
    const { id } = thingParams.parse(request.params);
    const draft = readPlanForm(site, request.body);
    const scope = { siteId: site.siteId, now: ctx.now() };
    await ctx.transact((trx) => savePlan(trx, scope, { ...draft, id }));
  });
  takeForm('/pages/:id/open', 'publish', async ({ request, site: { siteId } }) => {
    const { id } = thingParams.parse(request.params);
    await ctx.transact((trx) => openCollection(trx, { siteId, id }));
  });
  takeForm('/members/:id/end', 'edit-orders', async ({ request, site }) => {
    const { id } = thingParams.parse(request.params);
    await ctx.transact((trx) => endMembership({ ctx, trx, site }, id));
  });

  function takeForm(path: string, permission: Permission, act: (asked: Asked) => Promise<void>) {
    server.post(
      base + path,
      onSite(ctx, permission, async (asked) => {
        requireSessionCrumb(asked.request, asked.member);
        try {
          await act(asked);
          return await asked.reply.redirect(siteHref(asked.site.identifier, 'supporters'), 303);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          asked.reply.code(error.status);
          const [first] = Object.values(error.details.errors ?? {});
          return show(ctx, asked, first ?? error.message);
        }
      }),
    );
  }
}

async function show(
  ctx: AppContext,
  { reply, site, member }: Asked,
  refusal?: string,
): Promise<FastifyReply> {
  const main = renderSupporters(site, {
    donations: await listDonations(ctx.db, site.siteId),
    crumb: member.crumb,
    plans: await listPlans(ctx.db, site.siteId),
    pages: await listProtectable(ctx.db, site.siteId),
    members: isAllowed(member, 'view-orders') ? (await listMembers(ctx, site)).members : [],
    canEndMembers: isAllowed(member, 'edit-orders'),
    canOpenPages: isAllowed(member, 'publish'),
    canEdit: isAllowed(member, 'edit-products'),
    canAdd: isAllowed(member, 'create-products'),
    refusal,
  });
  const { identifier, title } = site;
  const place = { identifier, title, section: 'supporters' as const, standing: member };
  return sendOwnerPage(reply, { title: 'Supporters', session: member, site: place, main });
}

/** @throws ApiError when the price is none */
function readPlanForm(site: Site, body: unknown): MembershipPlanDraft {
  const { title, coverText, price, rhythm, pages, isOpen } = parseRequest(planForm, body);
  const unit = rhythm === 'once' ? undefined : rhythm;
  return {
    title,
    coverText,
    priceCents: price.trim() === '' ? 0 : readCents(site, price),
    billingPeriod: unit ? { value: 1, unit } : null,
    collectionIds: pages,
    isOpen: isOpen !== undefined,
  };
}

/** @throws ApiError when an amount is none */
function readDonationForm(site: Site, body: unknown): DonationDraft {
  const { title, coverText, suggested, least, most, ...boxes } = parseRequest(donationForm, body);
  const parts = suggested.split(/[;\n]|,\s|\s+/).filter((part) => part.trim() !== '');
  return {
    title,
    coverText,
    suggestedCents: parts.map((part) => readCents(site, part)),
    ...(least.trim() && { minCents: readCents(site, least) }),
    ...(most.trim() && { maxCents: readCents(site, most) }),
    isFreeAmount: boxes.isFreeAmount !== undefined,
    isMonthlyOffered: boxes.isMonthlyOffered !== undefined,
    asksName: boxes.asksName !== undefined,
    asksMessage: boxes.asksMessage !== undefined,
    isOpen: boxes.isOpen !== undefined,
  };
}

function readCents({ currency }: Site, text: string): number {
  const cents = readAmount(text, currency);
  if (cents !== undefined) return cents;
  const errors = { amount: donationMessages.amountUnclear };
  throw new ApiError('invalid_request', {}, { errors });
}
