import { describeVariant } from '@sitewright/commerce';
import type { listRestockLog as call } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readPlace, writePlace } from '../../db/list-place.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';

interface LogRow {
  id: string;
  key: string;
  email: string;
  askedOn: Date;
  toldOn: Date;
  isByHand: boolean;
  productId: string | null;
  title: string | null;
  ordering: string[] | null;
  attributes: Record<string, string> | null;
}

const order = 'restock-log';

/**
 * Who was told of new stock, the newest first.
 * @throws ApiError `place_wrong`
 */
export async function listRestockLog(
  db: ReadDatabase,
  siteId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<AnswerOf<typeof call>> {
  const place = readPlace(order, after);
  const isBehind = place
    ? sql`(r.mailed_at, r.id) < (${place.key}::timestamptz, ${place.id})`
    : sql`true`;
  const rows = await readRows<LogRow>(
    db,
    sql`
    select r.id, r.mailed_at::text as key, r.email, r.created_at as "askedOn",
      r.mailed_at as "toldOn", r.released_at is not null as "isByHand", p.id as "productId",
      p.title, p.variant_option_ordering as ordering, v.attributes
    from restock_sign_ups r
      left join variants v on v.site_id = r.site_id and v.id = r.variant_id
      left join products p on p.site_id = v.site_id and p.id = v.product_id
    where r.site_id = ${siteId} and r.mailed_at is not null and ${isBehind}
    order by r.mailed_at desc, r.id desc limit ${limit + 1}`,
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    mails: page.map(({ id, email, askedOn, toldOn, isByHand, productId, title, ...rest }) => ({
      id,
      email,
      productId,
      title: title ?? '',
      variant: describeVariant({ attributes: rest.attributes ?? {} }, rest.ordering ?? []),
      askedOn: askedOn.getTime(),
      toldOn: toldOn.getTime(),
      isByHand,
    })),
    ...(rows.length > limit && last && { after: writePlace(order, last) }),
  };
}
