/** What a person typed into the form by which an order is edited. */
import { SHIPPING_PART, type KeptPart } from '@sitewright/commerce';
import {
  ApiError,
  draftLineSchema,
  orderEditSchema,
  type OrderEditContent,
} from '@sitewright/contract';
import { z } from 'zod';
import type { EditedOrder } from '../order-edits/edited-order.ts';
import {
  formSchema,
  readAdded,
  readAddress,
  readCents,
  readNewText,
  text,
  type Fields,
} from './read-draft-form.ts';

/** What the form asks for, and everything that confirming it needs. */
export interface TypedEdit {
  content: OrderEditContent;
  /** `look`, `find`, `confirm`, or nothing for a button that adds. */
  action: string;
  query: string;
  requestId: string;
  version: number;
  expectedDifferenceCents: number;
  refund: 'now' | 'later';
  isMailed: boolean;
}

const linesSchema = z.array(draftLineSchema).catch([]);

/**
 * Lines that came in stay in a hidden field; one that is ticked goes.
 * @throws ApiError `invalid_request` for what cannot be read
 */
export function readEditForm(body: unknown, order: EditedOrder): TypedEdit {
  const fields: Fields = formSchema.catch({}).parse(body);
  const { currency } = order;
  const known = linesSchema.parse(readJson(text(fields, 'lines')));
  const parsed = orderEditSchema.safeParse({
    units: order.items.flatMap(({ id, kept }) => readUnits(fields, id, kept)),
    lines: [
      ...known.filter((_, index) => text(fields, `remove.${index}`) === ''),
      ...readNewText(fields, currency),
      ...readAdded(fields),
    ],
    shippingCents: readShipping(fields, order),
    discountCents: readCents(fields, 'discount', currency) ?? 0,
    shippingAddress: readNewAddress(fields, order),
    isRestocked: text(fields, 'restock') !== '',
    reason: text(fields, 'reason'),
  });
  if (!parsed.success) throw new ApiError('invalid_request');
  return {
    content: parsed.data,
    action: text(fields, 'action'),
    query: text(fields, 'query').slice(0, 100),
    requestId: text(fields, 'requestId').slice(0, 64),
    version: Number(text(fields, 'version')) || 0,
    expectedDifferenceCents: Number(text(fields, 'difference')) || 0,
    refund: text(fields, 'later') === '' ? 'now' : 'later',
    isMailed: text(fields, 'mail') !== '',
  };
}

function readJson(typed: string): unknown {
  try {
    return JSON.parse(typed || '[]');
  } catch {
    return [];
  }
}

/** A field that says what is there changes nothing. */
function readUnits(fields: Fields, id: string, kept: number) {
  const typed = text(fields, `units.${id}`);
  if (typed === '') return [];
  if (!/^\d{1,4}$/.test(typed)) throw new ApiError('invalid_request');
  return Number(typed) === kept ? [] : [{ id, quantity: Number(typed) }];
}

function readShipping(fields: Fields, order: EditedOrder): number | null {
  const cents = readCents(fields, 'shipping', order.currency);
  return cents === shippingOf(order.kept) ? null : cents;
}

/** What shipping costs now, taxes in it. */
export function shippingOf(kept: readonly KeptPart[]): number {
  return kept.find(({ id }) => id === SHIPPING_PART)?.amountCents ?? 0;
}

/** Null for the one that is known. */
function readNewAddress(fields: Fields, { shippingAddress }: EditedOrder) {
  const typed = readAddress(fields, 'shippingAddress');
  if (!typed) return null;
  const isSame = Object.entries(typed).every(
    ([part, value]) => value === (shippingAddress?.[part] ?? ''),
  );
  return isSame ? null : typed;
}
