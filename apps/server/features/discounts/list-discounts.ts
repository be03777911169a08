/** Discounts as staff look through them. */
import type { RuleState } from '@sitewright/commerce';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { presentDiscount } from './present-discount.ts';

/** Which discounts, and where the page begins. */
interface DiscountQuery {
  readonly search?: string | undefined;
  readonly state?: RuleState | undefined;
  readonly kind?: 'code' | 'automatic' | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** The newest first; `after` is where the following page begins. */
export async function listDiscounts(
  db: ReadDatabase,
  { siteId, now }: { siteId: string; now: Date },
  { search, state, kind, after, limit }: DiscountQuery,
) {
  let query = db.selectFrom('discounts').selectAll().where('site_id', '=', siteId);
  if (after) query = query.where('id', '<', after);
  if (kind) query = query.where('code', kind === 'code' ? 'is not' : 'is', null);
  if (state) query = query.where(isInState(state, now));
  if (search?.trim()) {
    const part = `%${escapeLike(search.trim().toLowerCase())}%`;
    query = query.where(
      sql<SqlBool>`(lower(name) like ${part} or lower(coalesce(code, '')) like ${part})`,
    );
  }
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { discounts: page.map(presentDiscount), ...(last && { after: last.id }) };
}

/** The same as `getRuleState` of the commerce package, for the database. */
function isInState(state: RuleState, now: Date): Expression<SqlBool> {
  const is = {
    disabled: sql<SqlBool>`not is_enabled`,
    ended: sql<SqlBool>`coalesce(ends_at <= ${now}, false)`,
    'used-up': sql<SqlBool>`coalesce(used_count >= max_uses, false)`,
    scheduled: sql<SqlBool>`coalesce(starts_at > ${now}, false)`,
  };
  const { disabled, ended, scheduled } = is;
  const isUsedUp = is['used-up'];
  switch (state) {
    case 'disabled':
      return disabled;
    case 'ended':
      return sql<SqlBool>`(is_enabled and ${ended})`;
    case 'used-up':
      return sql<SqlBool>`(is_enabled and not ${ended} and ${isUsedUp})`;
    case 'scheduled':
      return sql<SqlBool>`(is_enabled and not ${ended} and not ${isUsedUp} and ${scheduled})`;
    case 'active':
      return sql<SqlBool>`(is_enabled and not ${ended} and not ${isUsedUp} and not ${scheduled})`;
  }
}
