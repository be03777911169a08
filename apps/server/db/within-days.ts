import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * From the first moment of the day `from` on, and before the day after `to`, by the calendar of a
 * time zone. Days are `yyyy-mm-dd`. An index of the moment serves it.
 */
export function isWithinDays(
  at: RawBuilder<unknown>,
  { from, to }: { readonly from: string; readonly to: string },
  zone: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${at} >= (${from}::date)::timestamp at time zone ${zone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${zone})`;
}
