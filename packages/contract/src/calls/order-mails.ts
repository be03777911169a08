import { z } from 'zod';
import { defineCall } from '../call.ts';
import { staffOrderParams } from './staff-site.ts';

/** The mails that an order can have written. */
export const orderMailKinds = [
  'confirmed',
  'paid',
  'unpaid',
  'shipped',
  'ready-for-pickup',
  'canceled',
  'refunded',
  'edited',
  'review-request',
  'cart-reminder',
  'alert',
] as const;

/** One of {@link orderMailKinds}. */
export type OrderMailKind = (typeof orderMailKinds)[number];

/** Nothing is sent or kept. ROUT-36. */
export const previewOrderMail = defineCall(
  'GET /api/sites/:identifier/orders/:number/mails/:kind',
  'A mail of a past order as it would be written now, as HTML and as plain text',
  {
    params: staffOrderParams.extend({ kind: z.enum(orderMailKinds) }),
    answer: z.object({
      pageType: z.int(),
      to: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
    }),
  },
  { access: { permission: 'view-mails' } },
);
