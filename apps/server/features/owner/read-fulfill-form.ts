/** What a person typed into the form that hands an order over. */
import { ApiError, trackingUrlSchema } from '@sitewright/contract';
import { z } from 'zod';
import { fulfillmentKinds } from '../fulfillments/fulfillment-states.ts';
import type { NewFulfillment } from '../fulfillments/fulfill-order.ts';
import { readUnits } from '../orders/read-units.ts';

const formSchema = z
  .object({
    requestId: z.string().min(1).max(64),
    kind: z.enum(fulfillmentKinds),
    carrier: z.string().trim().max(100).default(''),
    trackingNumber: z.string().trim().max(100).default(''),
    trackingUrl: z.string().trim().pipe(trackingUrlSchema).default(''),
  })
  .catchall(z.string().max(100));

/** @throws ApiError `invalid_request` */
export function readFulfillForm(body: unknown): Omit<NewFulfillment, 'actorName'> {
  const { data } = formSchema.safeParse(body);
  if (!data) throw new ApiError('invalid_request');
  const { requestId: id, kind, carrier, trackingNumber, trackingUrl, ...fields } = data;
  return { id, kind, carrier, trackingNumber, trackingUrl, items: readUnits(fields) };
}
