/** Who waits for what, as staff see it. RSTK-07, RSTK-08, RSTK-11 */
import { describeVariant } from '@sitewright/commerce';
import type { listRestockGroups, listRestockSignUps } from '@sitewright/contract';
import type { AnswerOf } from '../../http/call-types.ts';
import type { ReadDatabase } from '../../db/database.ts';

const pageSize = 50;

/** Those who wait for a variant, the longest waiting first, behind the cursor. */
export async function listSignUps(
  db: ReadDatabase,
  siteId: string,
  asked: { productId: string; variantId: string; cursor?: string | undefined },
): Promise<AnswerOf<typeof listRestockSignUps>> {
  const { productId, variantId, cursor = '' } = asked;
  const rows = await db
    .selectFrom('restock_sign_ups')
    .select(['id', 'email', 'joins_mailing_list', 'language', 'created_at'])
    .where('site_id', '=', siteId)
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .where('mailed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('id', '>', cursor)
    .orderBy('id')
    .limit(pageSize + 1)
    .execute();
  const signUps = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    siteVisitorEmail: row.email,
    isJoinMailingList: row.joins_mailing_list,
    language: row.language,
    createdOn: row.created_at.getTime(),
  }));
  return { signUps, ...pageOf(rows.length, signUps.at(-1)?.id) };
}

/** Variants that somebody waits for, behind the cursor. */
export async function listGroups(
  db: ReadDatabase,
  siteId: string,
  cursor = '',
): Promise<AnswerOf<typeof listRestockGroups>> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('restock_sign_ups')
        .select((all) => [
          'variant_id',
          all.fn.countAll<string>().as('count'),
          all.fn.min('created_at').as('oldest'),
        ])
        .where('site_id', '=', siteId)
        .where('mailed_at', 'is', null)
        .where('ended_at', 'is', null)
        .where('variant_id', '>', cursor)
        .groupBy('variant_id')
        .orderBy('variant_id')
        .limit(pageSize + 1)
        .as('waiting'),
    )
    .innerJoin('variants as v', 'v.id', 'waiting.variant_id')
    .innerJoin('products as p', (join) =>
      join.onRef('p.site_id', '=', 'v.site_id').onRef('p.id', '=', 'v.product_id'),
    )
    .select(['p.id as productId', 'p.title', 'p.variant_option_ordering as ordering'])
    .select(['v.id as variantId', 'v.attributes', 'v.unlimited', 'v.qty_in_stock as qtyInStock'])
    .select(['waiting.count', 'waiting.oldest'])
    .where('v.site_id', '=', siteId)
    .orderBy('v.id')
    .execute();
  const signUpGroups = rows
    .slice(0, pageSize)
    .map(({ attributes, ordering, count, oldest, ...row }) => ({
      ...row,
      count: Number(count),
      variant: describeVariant({ attributes }, ordering),
      oldestOn: oldest.getTime(),
    }));
  return { signUpGroups, ...pageOf(rows.length, signUpGroups.at(-1)?.variantId) };
}

function pageOf(found: number, last: string | undefined) {
  const hasNextPage = found > pageSize;
  return { hasNextPage, nextPageCursor: hasNextPage && last !== undefined ? last : null };
}
