import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { centsSchema, sumCentsSchema } from '../models/money.ts';
import { orderPaymentStates } from '../models/order-states.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { groupsSchema } from '../rules/rule-parts.ts';
import { staffSiteParams, staffSiteThingParams } from './staff-site.ts';

const flag = z.enum(['true', 'false']).transform((told) => told === 'true');
const instant = z.coerce.number().int().min(0).max(8.64e15);

/** Which customers; what is left out does not matter. */
const filterShape = {
  /** Beginnings of words: of a name, an email or a phone. All of them must be there. */
  search: makeTextSchema(200).optional(),
  optedIn: flag.optional(),
  hasAccount: flag.optional(),
  /** Minor units: what came for their orders is at least that much. */
  spentFrom: z.coerce.number().int().min(0).max(1e15).optional(),
  /** Name of a group. */
  group: makeTextSchema(200).optional(),
  /** Two letters: where their last order went. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Epoch milliseconds; customers since then. */
  since: instant.optional(),
};

const lineSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty when nobody told. */
  name: z.string(),
  phone: z.string(),
  country: z.string(),
  groups: z.array(z.string()),
  /** Orders that were not canceled, without tests. */
  orders: z.int(),
  /** What came for them, and what of it went back. */
  spentCents: sumCentsSchema,
  refundedCents: sumCentsSchema,
  /** Epoch milliseconds, all of them; null: none yet. */
  lastOrderOn: z.number().nullable(),
  firstOrderOn: z.number().nullable(),
  optedInOn: z.number().nullable(),
  createdOn: z.number(),
  hasAccount: z.boolean(),
});

/** By their last order, what they spent, name or age. */
export const listCustomers = defineCall(
  'GET /api/sites/:identifier/customers',
  'Customers, searched, filtered and sorted, a page at a time',
  {
    params: staffSiteParams,
    query: z.object({
      ...filterShape,
      sort: z.enum(['last', 'spent', 'name', 'created']).default('last'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      /** Where the page begins: behind this one. */
      after: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ customers: z.array(lineSchema), after: z.string().optional() }),
  },
  { access: { permission: 'view-orders' } },
);

/** Counts to 10,000. */
export const countCustomers = defineCall(
  'GET /api/sites/:identifier/customers/count',
  'How many customers a list has',
  {
    params: staffSiteParams,
    query: z.object(filterShape),
    answer: z.object({ count: z.int(), isMore: z.boolean() }),
  },
  { access: { permission: 'view-orders' } },
);

/** The groups and the countries that customers have, the first hundred of each. */
export const listCustomerGroups = defineCall(
  'GET /api/sites/:identifier/customers/groups',
  'Groups and countries of customers',
  {
    params: staffSiteParams,
    answer: z.object({ groups: z.array(z.string()), countries: z.array(z.string()) }),
  },
  { access: { permission: 'view-orders' } },
);

/** All of the filter, not of a page. */
export const exportCustomers = defineCall(
  'GET /api/sites/:identifier/customers/export',
  'The customers of a list as CSV',
  { params: staffSiteParams, query: z.object(filterShape), file: 'text/csv' },
  { access: { permission: 'view-orders' } },
);

const customerFieldsShape = {
  name: makeTextSchema(200).trim(),
  phone: makeTextSchema(60).trim(),
  note: makeTextSchema(5_000),
  groups: groupsSchema,
  isTaxExempt: z.boolean(),
  taxNote: makeTextSchema(500),
};

const addressSchema = z.record(z.string(), z.string());

/** Everything that the page of a customer shows. Instants are epoch milliseconds. */
const customerDetailSchema = lineSchema.extend({
  ...customerFieldsShape,
  currency: z.string(),
  /** All emails that count as theirs: their own first, then those that were merged. */
  emails: z.array(z.string()),
  testOrders: z.int(),
  /** The newest; `orders?customer=ID` lists all. */
  latestOrders: z.array(
    z.object({
      number: z.int(),
      createdOn: z.number(),
      email: z.string(),
      paymentState: z.enum(orderPaymentStates),
      fulfillmentStatus: z.string(),
      currency: z.string(),
      grandTotalCents: sumCentsSchema,
      testMode: z.boolean(),
    }),
  ),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      priceCents: centsSchema,
      currency: z.string(),
      nextOn: z.number().nullable(),
    }),
  ),
  giftCards: z.array(
    z.object({
      id: z.string(),
      hint: z.string(),
      leftCents: sumCentsSchema,
      currency: z.string(),
      isOurs: z.boolean(),
    }),
  ),
  memberships: z.array(z.object({ id: z.string(), title: z.string(), isActive: z.boolean() })),
  /** Of their accounts and their orders, each once. */
  addresses: z.array(addressSchema),
  accounts: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      createdOn: z.number(),
      sessions: z.int(),
      /** Which language they chose; null: none. */
      language: z.string().nullable(),
    }),
  ),
  topics: z.array(
    z.object({ email: z.string(), text: z.string(), source: z.string(), at: z.number() }),
  ),
  /** Why an email of theirs gets no mails that nobody waits for. */
  suppressions: z.array(z.object({ email: z.string(), reason: z.string(), at: z.number() })),
  /** The newest first. */
  timeline: z.array(
    z.object({
      at: z.number(),
      kind: z.enum([
        'order-placed',
        'order-canceled',
        'order-refunded',
        'account-made',
        'opted-in',
        'subscribed',
        'changed',
        'merged',
      ]),
      actorName: z.string(),
      /** Number of the order, name of the plan; empty where the kind says it. */
      subject: z.string(),
      cents: sumCentsSchema.nullable(),
    }),
  ),
});

export const getCustomer = defineCall(
  'GET /api/sites/:identifier/customers/:id',
  'A customer with everything they have with the shop',
  { params: staffSiteThingParams, answer: customerDetailSchema },
  { access: { permission: 'view-orders' } },
);

const loggedSchema = z.object({ activityId: z.string().optional() });

/** Changes fields as they were seen; a name that staff wrote is not taken from orders any more. */
export const changeCustomer = defineCall(
  'PATCH /api/sites/:identifier/customers/:id',
  'Change name, phone, note, groups or tax terms of a customer',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema(customerFieldsShape) }),
    answer: loggedSchema,
  },
  { access: { permission: 'edit-orders' } },
);

const otherCustomerSchema = z.object({ otherId: z.string().min(1).max(64) });

/** Nothing moves by looking. */
export const previewCustomerMerge = defineCall(
  'POST /api/sites/:identifier/customers/:id/merge/preview',
  'What a customer would be with another one',
  {
    params: staffSiteThingParams,
    body: otherCustomerSchema,
    answer: z.object({
      ...customerFieldsShape,
      emails: z.array(z.string()),
      orders: z.int(),
      spentCents: sumCentsSchema,
      refundedCents: sumCentsSchema,
      currency: z.string(),
      /** What comes from the other one. */
      moves: z.object({
        orders: z.int(),
        subscriptions: z.int(),
        giftCards: z.int(),
        memberships: z.int(),
        accounts: z.int(),
        addresses: z.int(),
      }),
    }),
  },
  { access: { permission: 'edit-orders' } },
);

/** Orders keep the emails they were bought by: no book changes, and it can be undone. */
export const mergeCustomers = defineCall(
  'POST /api/sites/:identifier/customers/:id/merge',
  'Make two customers one',
  { params: staffSiteThingParams, body: otherCustomerSchema, answer: loggedSchema },
  { access: { permission: 'edit-orders' } },
);

const accountParams = staffSiteThingParams.extend({ accountId: z.string().min(1).max(64) });

export const endCustomerSessions = defineCall(
  'POST /api/sites/:identifier/customers/:id/accounts/:accountId/sign-out',
  'Sign an account of a customer out everywhere',
  { params: accountParams, answer: z.object({ ended: z.int() }) },
  { access: { permission: 'edit-orders' } },
);

export const mailCustomerPassword = defineCall(
  'POST /api/sites/:identifier/customers/:id/accounts/:accountId/password-mail',
  'Mail a customer a link to choose a new password',
  { params: accountParams, answer: z.object({ email: z.string() }) },
  { access: { permission: 'edit-orders' } },
);

/** Orders stay; the cart, the addresses and the sessions of the account go. */
export const closeCustomerAccount = defineCall(
  'POST /api/sites/:identifier/customers/:id/accounts/:accountId/close',
  'Close an account of a customer',
  { params: accountParams, answer: z.object({ isClosed: z.boolean() }) },
  { access: { permission: 'edit-orders' } },
);

/** Everything held about one person, as programs read it, sent as it is read. */
export const exportCustomerData = defineCall(
  'GET /api/sites/:identifier/customers/:id/data.json',
  'Everything that is held about a customer, as JSON',
  { params: staffSiteThingParams, file: 'application/json' },
  { access: { permission: 'edit-orders' } },
);

/** The same as people read it. */
export const exportCustomerPage = defineCall(
  'GET /api/sites/:identifier/customers/:id/data.html',
  'Everything that is held about a customer, as a page',
  { params: staffSiteThingParams, file: 'text/html' },
  { access: { permission: 'edit-orders' } },
);

/** What keeps somebody from being erased. */
export const erasureBlockers = [
  'open-orders',
  'open-refunds',
  'open-returns',
  'open-disputes',
  'open-drafts',
  'running-plans',
  'running-memberships',
  'unsent-gift-cards',
] as const;

/** One of {@link erasureBlockers}. */
export type ErasureBlocker = (typeof erasureBlockers)[number];

/** Nothing goes by looking. */
export const previewCustomerErasure = defineCall(
  'GET /api/sites/:identifier/customers/:id/erasure',
  'What keeps a customer from being erased, and what would stay',
  {
    params: staffSiteThingParams,
    answer: z.object({
      blockers: z.array(z.object({ kind: z.enum(erasureBlockers), count: z.int() })),
      /** Orders that stay in the books without a name. */
      orders: z.int(),
      /** Invoices and credit notes that the law keeps with the name on them. */
      papers: z.int(),
      accounts: z.int(),
    }),
  },
  { access: { permission: 'refund-orders' } },
);

/** Asked for by typing their email. It cannot be taken back. */
export const eraseCustomer = defineCall(
  'POST /api/sites/:identifier/customers/:id/erasure',
  'Take everything that says who a customer is out of the shop',
  {
    params: staffSiteThingParams,
    body: z.object({ email: z.string().max(320) }),
    answer: z.object({ orders: z.int(), papers: z.int() }),
  },
  { access: { permission: 'refund-orders' } },
);
