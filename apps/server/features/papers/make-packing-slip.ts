import { listKeptParts } from '@sitewright/commerce';
import { writeAnswer } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import { listOrderedItems } from '../orders/list-ordered-items.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import { listFulfillments } from '../fulfillments/list-fulfillments.ts';
import { listOpenItems } from '../fulfillments/open-units.ts';
import type { Site } from '../sites/site.ts';
import { loadPaperedOrder } from './load-papered-order.ts';
import type { PaperNotation, Seller } from './paper-content.ts';
import { readSeller, writePaperAddress } from './paper-parties.ts';

/** What lies in a parcel. It holds no amounts. */
export interface PackingSlip {
  notation: PaperNotation;
  seller: Seller;
  shipTo: string[];
  orderNumber: number;
  orderedAt: string;
  writtenAt: string;
  /** How it is sent. */
  method: string;
  units: PackedUnits[];
}

export interface PackedUnits {
  title: string;
  variant: string;
  sku: string;
  quantity: number;
  /** `Engraving: Always`: what the buyer asked of it, as whoever makes or packs it needs to know. */
  answers?: string[];
}

interface Packed {
  orderNumber: number;
  /** One parcel of it; missing: all that is still to be handed over. */
  fulfillmentId?: string | undefined;
}

/** Undefined when the site has no such order, or the order no such parcel. */
export async function makePackingSlip(
  db: ReadDatabase,
  site: Site,
  { orderNumber, fulfillmentId }: Packed,
): Promise<PackingSlip | undefined> {
  const { siteId, locale, timeZone } = site;
  const found = await findOrderByNumber(db, siteId, orderNumber);
  const order = found && (await loadPaperedOrder(db, { siteId, orderId: found.id }));
  if (!order) return undefined;
  const fulfillments = await listFulfillments(db, order);
  const parcel = fulfillments.find(({ id }) => id === fulfillmentId);
  if (fulfillmentId !== undefined && !parcel) return undefined;
  const kept = listKeptParts(order.charged, await listOrderRefunds(db, order));
  const ordered = await listOrderedItems(db, { ...order, kept });
  const open = listOpenItems(ordered, fulfillments);
  const counts = new Map(
    parcel
      ? parcel.items.map(({ itemId, quantity }) => [itemId, quantity])
      : open.map((item) => [item.id, item.open]),
  );
  return {
    notation: { locale, timeZone, currency: order.currency },
    seller: readSeller(site),
    shipTo: writePaperAddress(order.shippingAddress ?? order.billingAddress, locale),
    orderNumber,
    orderedAt: order.createdAt.toISOString(),
    writtenAt: (parcel?.createdAt ?? order.createdAt).toISOString(),
    method: [order.shippingOptionName, parcel?.trackingNumber].filter(Boolean).join(' · '),
    units: order.items.flatMap(({ id, title, variant, sku, answers }) => {
      const quantity = counts.get(id) ?? 0;
      return quantity > 0
        ? [{ title, variant, sku, quantity, answers: answers.map(writeAnswer) }]
        : [];
    }),
  };
}
