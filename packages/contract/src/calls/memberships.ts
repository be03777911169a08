import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeEmailSchema } from '../models/email.ts';
import { documentIdSchema } from '../documents/document.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import {
  membershipPlanChangesSchema,
  membershipPlanDraftSchema,
  membershipPlanSchema,
} from '../rules/membership-plan-draft.ts';
import { ruleIdSchema } from '../rules/rule-parts.ts';
import {
  afterSchema,
  savedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableShape,
} from './staff-site.ts';

const emailSchema = makeEmailSchema(checkoutMessages.emailInvalid);

/**
 * Joins: what costs goes on in a checkout of its own, never through the shopping cart (D-10); what
 * is free waits for the link that is mailed. SUBS-05
 */
export const joinMembership = defineCall(
  'POST /api/commerce/memberships/:id',
  'Join a membership',
  {
    params: z.object({ id: ruleIdSchema }),
    body: z.object({ email: emailSchema.optional() }),
    answer: z.union([
      z.object({ cartToken: z.string(), redirectUrlPath: z.string() }),
      z.object({ isMailed: z.literal(true) }),
    ]),
  },
  { limit: 'mailLink' },
);

/**
 * What a block of a page has for members of a plan: pages are the same for everybody and are kept,
 * so it is no part of them. Whoever is no member learns nothing else. ROUT-20..22
 */
export const getMemberArea = defineCall(
  'GET /api/commerce/memberships/:id/area',
  'What a block has for members',
  {
    params: z.object({ id: ruleIdSchema }),
    query: z.object({
      block: documentIdSchema,
      /** What the page shows: a page, post or event. Copies of pages have blocks of the same ids. */
      page: ruleIdSchema.optional(),
    }),
    answer: z.discriminatedUnion('isMember', [
      z.object({ isMember: z.literal(false) }),
      z.object({
        isMember: z.literal(true),
        /** What they are a member of. */
        title: z.string(),
        /** Of the owner, made safe; empty: nothing was written. */
        html: z.string(),
        /** What the membership opens. */
        pages: z.array(z.object({ title: z.string(), url: z.string() })),
      }),
    ]),
  },
);

/** What people can belong to, the newest first; also what is closed. */
export const listMembershipPlans = defineCall(
  'GET /api/sites/:identifier/membership-plans',
  'Membership plans of a site',
  { params: staffSiteParams, answer: z.object({ plans: z.array(membershipPlanSchema) }) },
  { access: { permission: 'view-products' } },
);

/** Sets up a plan; the pages that it names are for members from then on. */
export const addMembershipPlan = defineCall(
  'POST /api/sites/:identifier/membership-plans',
  'Set up a membership plan',
  { params: staffSiteParams, body: membershipPlanDraftSchema, answer: savedSchema },
  { access: { permission: 'create-products' } },
);

/** Changes a plan. Fields that two people changed refuse it. */
export const changeMembershipPlan = defineCall(
  'PATCH /api/sites/:identifier/membership-plans/:id',
  'Change a membership plan',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: membershipPlanChangesSchema }),
    answer: savedSchema,
  },
  { access: { permission: 'edit-products' } },
);

/** At most 200, in the owner's order; products and the home page are for everybody. */
export const listProtectableCollections = defineCall(
  'GET /api/sites/:identifier/protected-collections',
  'Pages and posts that a membership can open, and which are for members already',
  {
    params: staffSiteParams,
    answer: z.object({
      collections: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          urlId: z.string(),
          isProtected: z.boolean(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-products' } },
);

/** Lets everybody see a page again that was for members. */
export const openProtectedCollection = defineCall(
  'POST /api/sites/:identifier/protected-collections/:id/open',
  'Open a protected page to everybody',
  { params: staffSiteThingParams, answer: savedSchema },
  { access: { permission: 'publish' } },
);

const memberSchema = z.object({
  id: z.string(),
  planId: z.string(),
  planTitle: z.string(),
  email: z.string(),
  /** True while it opens what it is for. */
  isActive: z.boolean(),
  startedOn: z.number(),
  /** Null: without an end. Epoch milliseconds. */
  paidUntil: z.number().nullable(),
  endedOn: z.number().nullable(),
  endReason: z.string(),
});

/** Who belongs, the newest first. */
export const listMembers = defineCall(
  'GET /api/sites/:identifier/members',
  'Members of a site',
  {
    params: staffSiteParams,
    query: afterSchema,
    answer: z.object({ members: z.array(memberSchema), next: z.string().nullable() }),
  },
  { access: { permission: 'view-orders' } },
);

/** Lets somebody belong without paying. */
export const addMember = defineCall(
  'POST /api/sites/:identifier/members',
  'Give somebody a membership',
  {
    params: staffSiteParams,
    body: z.object({ planId: ruleIdSchema, email: emailSchema }),
    answer: savedSchema,
  },
  { access: { permission: 'edit-orders' } },
);

/** Ends a membership now; a subscription that pays for it ends with it. */
export const endMembership = defineCall(
  'POST /api/sites/:identifier/members/:id/end',
  'End a membership',
  { params: staffSiteThingParams, answer: z.object({ isEnded: z.boolean(), ...undoableShape }) },
  { access: { permission: 'edit-orders' } },
);
