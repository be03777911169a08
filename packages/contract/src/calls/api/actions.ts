/** What automation services do, beside products, stock and shipments. */
import { z } from 'zod';
import { idempotencyHeaders } from '../../api/api-parts.ts';
import { defineCall } from '../../call.ts';
import { makeTextSchema } from '../../models/plain-text.ts';

/** Staff read it beside the order; its buyer never sees it. */
export const noteApiOrder = defineCall(
  'POST /api/1.0/commerce/orders/:orderId/notes',
  'Adds a note to an order; the same Idempotency-Key does it once',
  {
    params: z.object({ orderId: z.string().min(1).max(64) }),
    headers: idempotencyHeaders,
    body: z.object({ text: makeTextSchema(2000).min(1) }),
    answer: z.object({ id: z.string() }),
  },
  { access: { scope: 'orders:write' } },
);

/** A bare array, as lists to choose from want it. */
export const listApiMailingLists = defineCall(
  'GET /api/1.0/mailing_lists',
  'Mailing lists of the site',
  {
    answer: z.array(
      z.object({ id: z.string(), name: z.string(), requireDoubleOptIn: z.boolean() }),
    ),
  },
  { access: { scope: 'lists:read' } },
);

/**
 * They must have agreed to it: `consentText` is the sentence. A list that asks for confirmation mails
 * them first, and so does one that they left before.
 */
export const addApiListMember = defineCall(
  'POST /api/1.0/mailing_lists/:listId/members',
  'Puts an address on a mailing list; one that is there stays',
  {
    params: z.object({ listId: z.string().min(1).max(64) }),
    body: z.object({ email: z.email().max(254), consentText: makeTextSchema(1000).min(1) }),
    answer: z.object({ id: z.string(), state: z.enum(['waiting', 'in']) }),
  },
  { access: { scope: 'lists:write' } },
);
