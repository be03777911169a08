import { z } from 'zod';
import { defineCall } from '../call.ts';
import { textLimits } from '../limits.ts';

const path = '/api/site-users/account/notifications/restock';
const idSchema = z.string().min(1).max(64);
const variantSchema = z.object({ productId: idSchema, variantId: idSchema });
const cursorSchema = z.string().max(64).optional();
/** Short name of the site that staff ask about; missing: the one of the host. */
const siteField = { site: z.string().min(1).max(63).optional() };
const byStaff = { access: { permission: 'manage-restock' } } as const;

/** What pages of lists say beside their rows. RSTK-11 */
const pageFields = { hasNextPage: z.boolean(), nextPageCursor: z.string().nullable() };

/**
 * A visitor asks to be told of new stock. The email is checked by the handler, which has a text of
 * its own for each fault (RSTK-13, RSTK-14). D-01b, D-02
 */
export const signUpForRestock = defineCall(
  `POST ${path}`,
  'Ask to be told when a sold-out variant is back',
  {
    body: variantSchema.extend({
      /** Longer than an address may be, so that a long one is told as an invalid one. */
      siteVisitorEmail: z
        .string()
        .max(4 * textLimits.email)
        .default(''),
      isJoinMailingList: z.boolean().default(false),
      recaptchaEnterpriseV3Token: z.string().max(8_000).default(''),
      /** Of the visitor, BCP 47. */
      language: z.string().max(35).default(''),
    }),
    answer: z.object({ message: z.string() }),
  },
  { limit: 'signUpForRestock' },
);

/** Those who wait for a variant, the longest waiting first. RSTK-07 */
export const listRestockSignUps = defineCall(
  `GET ${path}`,
  'Who waits for a variant',
  {
    query: variantSchema.extend({ cursor: cursorSchema, ...siteField }),
    answer: z.object({
      signUps: z.array(
        z.object({
          id: z.string(),
          siteVisitorEmail: z.string(),
          isJoinMailingList: z.boolean(),
          language: z.string(),
          /** Epoch milliseconds. */
          createdOn: z.number(),
        }),
      ),
      ...pageFields,
    }),
  },
  byStaff,
);

/** Variants that somebody waits for. RSTK-08 */
export const listRestockGroups = defineCall(
  `GET ${path}/groups`,
  'Variants that somebody waits for',
  {
    query: z.object({ cursor: cursorSchema, ...siteField }),
    answer: z.object({
      signUpGroups: z.array(
        variantSchema.extend({
          title: z.string(),
          /** Values of its options, such as `Blue / L`; empty for an only variant. */
          variant: z.string(),
          count: z.int(),
          qtyInStock: z.int(),
          unlimited: z.boolean(),
          /** Since when the first one waits, epoch milliseconds. */
          oldestOn: z.number(),
        }),
      ),
      ...pageFields,
    }),
  },
  byStaff,
);

const sentSchema = z.object({ sent: z.int() });

/** Writes to everybody who waits for a variant, once each. RSTK-09 */
export const sendRestockMails = defineCall(
  `POST ${path}/send`,
  'Write to all who wait for a variant',
  { query: z.object(siteField), body: variantSchema, answer: sentSchema },
  byStaff,
);

/** The same for several variants. RSTK-10 */
export const sendAllRestockMails = defineCall(
  `POST ${path}/send/all`,
  'Write to all who wait for these variants',
  {
    query: z.object(siteField),
    body: z.object({ sendRequests: z.array(variantSchema).min(1).max(100) }),
    answer: sentSchema,
  },
  byStaff,
);
