/** What the page of a product shows of the database: the product, and those that go with it. */
import { sql, type Kysely } from 'kysely';
import type { RunFixed } from '../../db/fixed-statements.ts';
import type { Database } from '../../db/schema.ts';
import { hasBlockBody } from './body-documents.ts';
import { fixedQuery } from './fixed-query.ts';
import { withDetails, type ProductRow } from './load-products.ts';
import { findRelated } from './load-related-products.ts';
import { asTexts, readProductText, type ProductText } from './product-texts.ts';

/** A product for its own page. */
export type ProductPageRow = ProductRow & {
  /** Its body is a document of blocks, and not HTML that was written since. */
  readonly has_block_body: boolean;
};

export interface ProductKey {
  readonly siteId: string;
  readonly collectionId: string;
  readonly urlId: string;
}

/** Products that go with one, read together with it. */
export interface RelatedRows {
  readonly productId: string;
  readonly limit: number;
  readonly rows: readonly ProductRow[];
}

/** What the page of a product shows of the database. */
export interface ProductPage {
  readonly row: ProductPageRow;
  readonly related?: RelatedRows;
  /** Length of all of it, as the database wrote it. */
  readonly characters: number;
}

const keys = ['siteId', 'collectionId', 'urlId'] as const;

function productBySlug(db: Kysely<Database>, values: ProductKey) {
  return withDetails(
    db
      .selectFrom('products')
      .where('products.site_id', '=', values.siteId)
      .where('collection_id', '=', values.collectionId)
      .where('url_id', '=', values.urlId)
      .where('is_visible', '=', true),
  ).select((eb) => hasBlockBody(eb).as('has_block_body'));
}

const alone = fixedQuery<ProductText, keyof ProductKey>(keys, (db, values) => ({
  compile: () => asTexts(productBySlug(db, values)).compile(db),
}));

interface ProductOrRelated extends ProductText {
  readonly is_own: boolean;
}

function withRelated(limit: number) {
  return fixedQuery<ProductOrRelated, keyof ProductKey>(keys, (db, values) => {
    const { siteId } = values;
    const related = findRelated(db, { siteId, productId: sql`(select id from own)`, limit });
    const statement = sql<ProductOrRelated>`with own as ${productBySlug(db, values)}
      select to_json(own)::text as row, true as is_own from own
      union all select row, false from (${asTexts(related)}) as others`;
    return { compile: () => statement.compile(db) };
  });
}

/** Few limits are in use: each template has its own. */
const byLimit = new Map<number, ReturnType<typeof withRelated>>();

/**
 * A product by its slug, in one round trip; with so many others that go with it as are told, if any
 * are. Undefined when there is none of that slug.
 */
export async function loadProductPage(
  runFixed: RunFixed,
  key: ProductKey,
  limit?: number,
): Promise<ProductPage | undefined> {
  if (limit === undefined) {
    const [text] = await runFixed(alone(key));
    return (
      text && { row: readProductText<ProductPageRow>(text), characters: countCharacters([text]) }
    );
  }
  const statement = byLimit.get(limit) ?? withRelated(limit);
  byLimit.set(limit, statement);
  const texts = await runFixed(statement(key));
  const own = texts.find((text) => text.is_own);
  if (own === undefined) return undefined;
  const row = readProductText<ProductPageRow>(own);
  const others = texts.filter((text) => !text.is_own).map((text) => readProductText(text));
  const related = { productId: row.id, limit, rows: others };
  return { row, related, characters: countCharacters(texts) };
}

function countCharacters(texts: readonly ProductText[]): number {
  return texts.reduce((sum, { row }) => sum + row.length, 0);
}
