/** What an import does with prices that a shop would refuse. Every change is a note in the report. */
import { findCurrency, productTypes, type ProductType } from '@sitewright/commerce';
import type { Report } from '../report.ts';
import type { VariantDraft } from './product-draft.ts';

type Price = Pick<VariantDraft, 'priceCents' | 'salePriceCents' | 'onSale'>;

/**
 * Takes off a sale price that a gift card cannot have (D-78) and one above the price. A sale price
 * of nothing that is not in use is none.
 */
export function settleSale(
  price: Price,
  { line, productType, report }: { line: number; productType: ProductType; report: Report },
): Price {
  const none = { ...price, salePriceCents: 0, onSale: false };
  if (productType === productTypes.giftCard && (price.onSale || price.salePriceCents > 0)) {
    report.note(
      line,
      'gift-card-on-sale',
      'A gift card cannot be on sale: the sale price is left out.',
    );
    return none;
  }
  if (price.salePriceCents <= price.priceCents) return price;
  report.note(line, 'sale-price-too-high', 'The sale price is above the price and is left out.');
  return none;
}

/** Says how an amount was read that has more decimals than its currency, or may be in thousands. */
export function noteDecimals(
  text: string,
  { line, currency, report }: { line: number; currency: string; report: Report },
): void {
  const decimals = /^\d+\.(\d+)$/.exec(text)?.[1] ?? '';
  const { fractionDigits } = findCurrency(currency);
  const isCut = /[1-9]/.test(decimals.slice(fractionDigits));
  const mayBeThousands = decimals.length === 3 && fractionDigits < 3;
  if (!isCut && !mayBeThousands) return;
  const reason = `"${text}" is read as an amount with ${decimals.length} decimals and is rounded to what ${currency} has.`;
  report.note(line, 'price-rounded', reason);
}
