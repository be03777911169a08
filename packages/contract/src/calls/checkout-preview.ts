import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffLimits } from '../limits.ts';
import { centsSchema } from '../models/money.ts';
import { sampleCartSchema, totalPreviewSchema } from '../models/total-preview.ts';
import { staffSiteParams } from './staff-site.ts';

/** Why a way to pay that is switched on is not offered for a cart. */
export const withheldReasons = ['pickup-only', 'no-pickup', 'groups-only'] as const;

const typedSettings = z.record(z.string().max(60), z.unknown()).default({});

/**
 * What the checkout does with a cart by settings that are not saved yet: what it comes to, whether it
 * reaches the minimum, what a gift card pays, and by which ways the rest can be paid. Nothing is
 * written. Settings by their names; what is wrong or a secret counts as not given.
 */
export const previewCheckout = defineCall(
  'POST /api/sites/:identifier/checkout/preview',
  'Show what the checkout does, by a cart',
  {
    params: staffSiteParams,
    body: z.object({
      cart: sampleCartSchema.prefault({}),
      settings: z.object({ store: typedSettings, payments: typedSettings }).prefault({}),
      /** What is on a gift card that the buyer enters; 0: none. */
      giftCardCents: z.int().min(0).max(staffLimits.typedCents).default(0),
    }),
    answer: z.object({
      total: totalPreviewSchema,
      minimum: z.object({
        /** 0: there is none. */
        subtotalCents: centsSchema,
        isReached: z.boolean(),
      }),
      giftCard: z.object({
        paysCents: centsSchema,
        leftCents: centsSchema,
        /** A card that is given now ends then, in epoch milliseconds; null: never. */
        expiresOn: z.number().nullable(),
      }),
      /** What is left to be paid otherwise. */
      dueCents: centsSchema,
      /** The ways to pay that are switched on, by what buyers read. */
      ways: z.array(
        z.object({
          provider: z.string(),
          label: z.string(),
          /** Null: it is offered for this cart, to somebody who is in no group. */
          withheld: z.enum(withheldReasons).nullable(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-settings' } },
);
