/**
 * Writes that are kept on the device while there is no connection, and what they are called there. Not
 * among them: forms, which keep what was typed; what asks for a proof or answers with a secret; and
 * what moves money or hands goods over, which somebody decides by what they see then.
 * docs/decisions/585
 */
import type { CallAddress, CallAnswer, CallInput } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../texts/define-texts.ts';

const sheetCall = 'PATCH /api/sites/:identifier/product-sheet';

/** In the words of who made them; `{number}` is that of an order. */
const keptWrites: Readonly<Partial<Record<CallAddress, ScreenText>>> = defineTexts({
  'POST /api/sites/:identifier/orders/:number/notes': {
    en: 'Note of order {number}',
    de: 'Notiz zur Bestellung {number}',
  },
  'POST /api/sites/:identifier/orders/:number/fulfillments/:fulfillmentId/state': {
    en: 'Parcel of order {number}',
    de: 'Sendung der Bestellung {number}',
  },
  'POST /api/sites/:identifier/products/archive': {
    en: 'Archive of products',
    de: 'Archiv der Produkte',
  },
  // By the sheet itself, which keeps its cells.
  [sheetCall]: {
    en: 'Cells of the sheet of products',
    de: 'Zellen der Produkttabelle',
  },
  'POST /api/sites/:identifier/product-tags/rename': { en: 'Tag', de: 'Schlagwort' },
  'POST /api/sites/:identifier/product-tags/remove': { en: 'Tag', de: 'Schlagwort' },
  'POST /api/sites/:identifier/reviews/moderate': { en: 'Reviews', de: 'Bewertungen' },
  'PATCH /api/sites/:identifier/reviews/:id': { en: 'Review', de: 'Bewertung' },
  'PATCH /api/sites/:identifier/discounts/:id': { en: 'Discount', de: 'Rabatt' },
  'PATCH /api/sites/:identifier/sales/:id': { en: 'Sale', de: 'Aktion' },
  'POST /api/sites/:identifier/inventory/adjustments': { en: 'Stock', de: 'Bestand' },
  'PUT /api/sites/:identifier/inventory/low-stock': { en: 'Stock', de: 'Bestand' },
  'POST /api/sites/:identifier/mail-suppressions': {
    en: 'Address that gets no mail',
    de: 'Adresse ohne Mails',
  },
});

/** Whether it waits on the device while there is no connection. */
export function isKeptWrite(address: CallAddress): boolean {
  return Object.hasOwn(keptWrites, address);
}

/** What it is called, with what stands for its marks. */
export function nameKeptWrite(
  address: CallAddress,
  input: unknown,
): { readonly text: ScreenText; readonly values: Readonly<Record<string, string>> } | undefined {
  const text = keptWrites[address];
  return text && { text, values: { number: numberIn(input) } };
}

function numberIn(input: unknown): string {
  if (typeof input !== 'object' || input === null || !('params' in input)) return '';
  const { params } = input;
  if (typeof params !== 'object' || params === null || !('number' in params)) return '';
  return `#${String(params.number)}`;
}

/**
 * What of a write was not done though it was answered: products of the sheet are refused one by one.
 * Undefined: nothing.
 */
export function leftOf(
  address: CallAddress,
  input: unknown,
  answer: unknown,
): { readonly input: unknown; readonly refusal: string } | undefined {
  if (address !== sheetCall) return undefined;
  const asked = input as CallInput<typeof sheetCall>;
  const { results } = answer as CallAnswer<typeof sheetCall>;
  const refused = results.filter(({ refusal }) => refusal !== undefined);
  if (refused.length === 0) return undefined;
  const ids = new Set(refused.map(({ id }) => id));
  const products = asked.body.products.filter(({ id }) => ids.has(id));
  return {
    input: { ...asked, body: { products } },
    refusal: refused.map(({ refusal }) => refusal?.message ?? '').join(' '),
  };
}
