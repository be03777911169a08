import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffLimits } from '../limits.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { makeEmailSchema } from '../models/email.ts';
import { sumCentsSchema } from '../models/money.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { staffSiteParams, undoableShape } from './staff-site.ts';

const cardParams = staffSiteParams.extend({ giftCardId: z.string().min(1).max(64) });

/** What somebody can pay with that the shop has given them. */
export const giftCardKinds = ['gift-card', 'store-credit'] as const;

const kindSchema = z.enum(giftCardKinds);

/** A gift card, or store credit, as staff see it: its code is told to nobody but its recipient. */
export const giftCardSchema = z.object({
  id: z.string(),
  kind: kindSchema,
  /** Last four characters of its code; empty until it is sent. */
  hint: z.string(),
  currency: z.string(),
  initialCents: sumCentsSchema,
  /** What can be spent. */
  balanceCents: sumCentsSchema,
  /** What payments under way hold. */
  heldCents: sumCentsSchema,
  recipientEmail: z.string(),
  /** Empty for one that was given by the shop. */
  orderId: z.string(),
  /** Epoch milliseconds, as all instants here. */
  createdOn: z.number(),
  deliverOn: z.number(),
  deliveredOn: z.number().nullable(),
  expiresOn: z.number().nullable(),
  voidedOn: z.number().nullable(),
});

const entrySchema = z.object({
  kind: z.string(),
  amountCents: z.int(),
  paymentId: z.string().nullable(),
  createdOn: z.number(),
});

const oneCard = z.object({ giftCard: giftCardSchema });
/** The code, for handing it over by another way; told this once. */
const cardWithCode = oneCard.extend({ code: z.string() });

/** The newest first. */
export const listGiftCards = defineCall(
  'GET /api/sites/:identifier/gift-cards',
  'Gift cards and store credit, without their codes',
  {
    params: staffSiteParams,
    query: z.object({
      /** How the email of whom it is for begins; of a gift card also the end of its code. */
      search: makeTextSchema(200).optional(),
      kind: kindSchema.optional(),
      after: z.string().max(64).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      giftCards: z.array(giftCardSchema),
      /** For the next page; missing on the last. */
      after: z.string().optional(),
    }),
  },
  { access: { permission: 'view-orders' } },
);

/** One with everything that changed it. */
export const getGiftCard = defineCall(
  'GET /api/sites/:identifier/gift-cards/:giftCardId',
  'A gift card and why it holds what it holds',
  { params: cardParams, answer: oneCard.extend({ entries: z.array(entrySchema) }) },
  { access: { permission: 'view-orders' } },
);

/** Given by the shop; its code is mailed and told once: a repeat is answered with an empty one. */
export const issueGiftCard = defineCall(
  'POST /api/sites/:identifier/gift-cards',
  'Give somebody a gift card or store credit',
  {
    params: staffSiteParams,
    body: z.object({
      kind: kindSchema.default('gift-card'),
      amountCents: sumCentsSchema.min(1).max(staffLimits.typedCents),
      recipientEmail: makeEmailSchema(checkoutMessages.emailInvalid),
      message: makeTextSchema(500).default(''),
      /** The same one twice gives one card. */
      requestId: z.string().min(1).max(64).optional(),
    }),
    answer: cardWithCode,
  },
  { access: { permission: 'refund-orders' } },
);

/** A new code in place of one that was lost; it is mailed and told once. */
export const renewGiftCardCode = defineCall(
  'POST /api/sites/:identifier/gift-cards/:giftCardId/code',
  'Replace the code of a gift card and send it once more',
  { params: cardParams, answer: cardWithCode },
  { access: { permission: 'refund-orders' } },
);

/** What is left on it is gone. */
export const voidGiftCard = defineCall(
  'POST /api/sites/:identifier/gift-cards/:giftCardId/void',
  'End a gift card',
  { params: cardParams, answer: oneCard.extend(undoableShape) },
  { access: { permission: 'refund-orders' } },
);
