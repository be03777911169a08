import { sql, type Expression, type SqlBool } from 'kysely';

/** Whether a column begins with what was typed, whatever the case. `lower(COLUMN)` has an index. */
export function beginsWith(column: string, typed: string): Expression<SqlBool> {
  const start = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${`${start}%`}`;
}
