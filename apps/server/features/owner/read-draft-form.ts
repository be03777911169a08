/** What a person typed into the form of a draft. */
import {
  addressParts,
  ApiError,
  draftOrderContentSchema,
  draftOrderDays,
  type DraftLine,
  type DraftOrderContent,
} from '@sitewright/contract';
import { z } from 'zod';
import { readAmount } from './read-amount.ts';

export const formSchema = z.record(z.string(), z.string().max(5000).catch(''));

export type Fields = Readonly<Record<string, string>>;

const ppmPerCent = 10_000;

/**
 * The draft as it is after the form. Lines stand by their number; one that is ticked or has no units
 * goes, and what stands in the fields below them comes in.
 * @throws ApiError `invalid_request` naming what cannot be read
 */
export function readDraftForm(
  body: unknown,
  { known, currency }: { known: DraftOrderContent; currency: string },
): { content: DraftOrderContent; days: number } {
  const fields: Fields = formSchema.catch({}).parse(body);
  const cents = (name: string) => readCents(fields, name, currency);
  const parsed = draftOrderContentSchema.safeParse({
    email: text(fields, 'email'),
    shippingAddress: readAddress(fields, 'shippingAddress'),
    billingAddress: readAddress(fields, 'billingAddress'),
    lines: [
      ...known.lines.flatMap((line, index) => readLine(fields, { line, index, currency })),
      ...readNewText(fields, currency),
      ...readAdded(fields),
    ],
    discount: readDiscount(fields, currency),
    shipping: readShipping(fields, cents('shipping.price') ?? 0),
    note: text(fields, 'note'),
  });
  if (!parsed.success) throw new ApiError('invalid_request');
  const days = Number(text(fields, 'days') || draftOrderDays.usual);
  const isDays = Number.isInteger(days) && days >= 1 && days <= draftOrderDays.most;
  if (!isDays) throw new ApiError('invalid_request');
  return { content: parsed.data, days };
}

function readLine(
  fields: Fields,
  { line, index, currency }: { line: DraftLine; index: number; currency: string },
): unknown[] {
  const name = (part: string) => `line.${index}.${part}`;
  if (!(name('quantity') in fields)) return [line];
  const quantity = Number(text(fields, name('quantity')));
  if (text(fields, name('remove')) !== '' || quantity === 0) return [];
  const priceCents = readCents(fields, name('price'), currency);
  const reason = text(fields, name('reason'));
  return [{ ...line, quantity, priceCents, ...(line.kind === 'variant' && { reason }) }];
}

export function readNewText(fields: Fields, currency: string): unknown[] {
  const title = text(fields, 'text.title');
  if (title === '') return [];
  const priceCents = readCents(fields, 'text.price', currency);
  const quantity = Number(text(fields, 'text.quantity') || 1);
  const isSent = text(fields, 'text.isSent') !== '';
  return [{ kind: 'text', title, quantity, priceCents, isSent }];
}

/** The button beside a variant that was found. */
export function readAdded(fields: Fields): unknown[] {
  const [productId = '', variantId = ''] = text(fields, 'add').split(' ');
  if (!productId || !variantId) return [];
  return [{ kind: 'variant', productId, variantId, quantity: 1 }];
}

function readDiscount(fields: Fields, currency: string): unknown {
  const typed = text(fields, 'discount.amount');
  if (typed === '') return null;
  const reason = text(fields, 'discount.reason');
  if (text(fields, 'discount.kind') === 'percent') {
    const percent = Number(typed.replace(',', '.'));
    return { kind: 'percent', ratePpm: Math.round(percent * ppmPerCent), reason };
  }
  return { kind: 'fixed', amountCents: readCents(fields, 'discount.amount', currency), reason };
}

/** `own`, an id of one of the shop's, or nothing. */
function readShipping(fields: Fields, priceCents: number): unknown {
  const chosen = text(fields, 'shipping');
  if (chosen === '') return null;
  const name = text(fields, 'shipping.name') || 'Shipping';
  return chosen === 'own' ? { kind: 'own', name, priceCents } : { kind: 'option', id: chosen };
}

/** Null while nothing but a country is typed. */
export function readAddress(fields: Fields, prefix: string): Record<string, string> | null {
  const address = Object.fromEntries(
    addressParts.map((part) => [part, text(fields, `${prefix}.${part}`)]),
  );
  const isTyped = addressParts.some((part) => part !== 'country' && address[part] !== '');
  return isTyped ? address : null;
}

export function text(fields: Fields, name: string): string {
  return (fields[name] ?? '').trim();
}

/** Null for an empty field. @throws ApiError `invalid_request` for what is no amount */
export function readCents(fields: Fields, name: string, currency: string): number | null {
  const typed = text(fields, name);
  if (typed === '') return null;
  const cents = readAmount(typed, currency);
  if (cents === undefined) throw new ApiError('invalid_request');
  return cents;
}
