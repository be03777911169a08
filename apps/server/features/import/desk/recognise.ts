/** What a file holds: told by how it begins, of a table by the names of its columns. */
import { cutText, type ImportColumn, type ImportKind } from '@sitewright/contract';
import { CsvUnreadableError, readRows } from '../csv/read-rows.ts';
import { indexColumns, normaliseColumn } from '../csv/row.ts';
import { openContent } from '../content/open-content.ts';
import { findDialect } from '../dialects/dialects.ts';
import { reviewDialect } from '../reviews/review-dialect.ts';
import { customerDialect } from '../customers/customer-dialect.ts';

export interface Recognised {
  readonly kind: ImportKind;
  readonly dialect: string;
  readonly columns: ImportColumn[];
}

/** @throws CsvUnreadableError, ContentUnreadableError when it is none that is known */
export async function recognise(file: string): Promise<Recognised> {
  const source = await openContent(file);
  if (source) return { kind: 'content', dialect: source.dialect, columns: [...source.holds] };
  const { header } = await readRows(file, () => {});
  const columns = indexColumns(header);
  // Stars and a product stand in tables of reviews alone, whatever else they hold.
  const reviews = reviewDialect.matches(columns) ? reviewDialect : undefined;
  const products = reviews ? undefined : findDialect(columns);
  const customers = customerDialect.matches(columns) ? customerDialect : undefined;
  const told = reviews ?? products ?? customers;
  if (!told) throw new CsvUnreadableError(unknownColumns(header));
  return {
    kind: reviews ? 'reviews' : products ? 'products' : 'customers',
    dialect: told.name,
    columns: header.slice(0, 300).map((name, index) => {
      const isRead = told.isKnownColumn(normaliseColumn(name));
      return { name: cutText(name.trim(), 200) || `Column ${index + 1}`, isRead };
    }),
  };
}

function unknownColumns(header: readonly string[]): string {
  const shown = cutText(header.slice(0, 5).join(', '), 200);
  return `These are neither columns of products nor of customers nor of reviews: ${shown}. Products come as the export of Squarespace, Shopify or WooCommerce; a table of customers has a column "Email"; one of reviews has the columns "Rating" and "Product handle". Pages and posts come as the export of WordPress (.xml).`;
}
