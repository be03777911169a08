import { sql, type Expression, type SqlBool } from 'kysely';
import { escapeLike } from './escape-like.ts';

/** Whether a column begins with what was typed, whatever the case. `lower(COLUMN)` has an index. */
export function beginsWith(column: string, typed: string): Expression<SqlBool> {
  const start = escapeLike(typed.trim().toLowerCase());
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${`${start}%`}`;
}
