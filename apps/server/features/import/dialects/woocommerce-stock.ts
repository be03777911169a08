/** How many there are of what WooCommerce exports. */
import { productTypes, type ProductType } from '@sitewright/commerce';
import { cell, type Row } from '../csv/row.ts';
import type { VariantDraft } from '../draft/product-draft.ts';
import { readPieces } from '../draft/read-reported.ts';
import { readFlag } from '../draft/read-values.ts';
import type { Report } from '../report.ts';

/** A variation whose units are those of its product. */
const ofProduct = 'parent';

/** Without a count it is in stock or it is not; what may be ordered beyond its stock is unlimited. */
export function readStock(row: Row, productType: ProductType, report: Report) {
  const text = cell(row, 'stock');
  const sellsOn = /^(?:1|yes|notify)$/i.test(cell(row, 'backorders allowed?'));
  if (sellsOn || productType === productTypes.digital) return { unlimited: true, qtyInStock: 0 };
  if (text.toLowerCase() === ofProduct) return { unlimited: false, qtyInStock: 0 };
  if (text === '') return { unlimited: readFlag(cell(row, 'in stock?')) ?? true, qtyInStock: 0 };
  return { unlimited: false, qtyInStock: readPieces(text, row.line, report) };
}

/**
 * Variations that share the count of their product: here each variant has its own, so the first of
 * them gets all, and the owner is told to divide them.
 */
export function shareStock(
  own: readonly Row[],
  variants: readonly VariantDraft[],
  { first, productType, report }: { first: Row; productType: ProductType; report: Report },
): void {
  const lines = own
    .filter((row) => cell(row, 'stock').toLowerCase() === ofProduct)
    .map(({ line }) => line);
  const [heir, ...others] = variants.filter(({ line }) => lines.includes(line));
  if (!heir || heir.unlimited) return;
  Object.assign(heir, readStock(first, productType, report));
  if (others.length === 0 || heir.unlimited) {
    for (const one of others) one.unlimited = true;
    return;
  }
  const reason = `The variations share ${heir.qtyInStock} in stock there; this one got them, the others 0. Divide them.`;
  report.note(heir.line, 'stock-shared', reason);
}
