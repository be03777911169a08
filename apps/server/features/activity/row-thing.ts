/** Things that are a row of a table: read and put back by a list of columns. */
import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { LoggedValue } from './log-write.ts';
import type { ThingKind } from './logged-actions.ts';
import type { LoggedThing, ThingKey } from './logged-thing.ts';

/** Tables with `site_id` and `id`. */
type RowTable = {
  [Name in keyof Database]: Database[Name] extends { site_id: string; id: string } ? Name : never;
}[keyof Database];

interface RowThingParts<Table extends RowTable> {
  readonly kind: ThingKind;
  readonly table: Table;
  /** What is logged and put back. Never a secret. */
  readonly columns: readonly (keyof Database[Table] & string)[];
  /** Holds what people call it. */
  readonly title: keyof Database[Table] & string;
  /** Before one is put back: whether there is room for it. */
  readonly requireRoom?: (trx: WriteTransaction, siteId: string) => Promise<unknown>;
}

/** A kind of thing that is a row. Visitors see what is written of it. */
export function rowThing<Table extends RowTable>(parts: RowThingParts<Table>): LoggedThing {
  const { kind, table, columns, title } = parts;
  const columnOf = new Map(columns.map((column) => [nameOf(column), column]));
  const listed = (names: readonly string[]) =>
    sql.join(names.flatMap((name) => columnOf.get(name) ?? []).map((column) => sql.ref(column)));
  return {
    kind,
    async read(trx, key) {
      const row = await readRow(trx, table, key);
      if (!row) return undefined;
      const fields = columns.map((column) => [nameOf(column), row[column] ?? null]);
      return { fields: Object.fromEntries(fields), title: textOf(row[title]) };
    },
    async change({ trx }, key, { fields }) {
      const names = Object.keys(fields).filter((name) => columnOf.has(name));
      await sql`update ${sql.table(table)} set (${listed(names)}) =
        (select ${listed(names)} from ${asRow(table, fields, columnOf)})
        where ${isIt(key)}`.execute(trx);
      await bumpSiteVersion(trx, key.siteId);
    },
    async add({ trx }, key, { fields }) {
      await parts.requireRoom?.(trx, key.siteId);
      const names = [...columnOf.keys()];
      await sql`insert into ${sql.table(table)} (site_id, id, ${listed(names)})
        select ${key.siteId}, ${key.id}, ${listed(names)}
        from ${asRow(table, fields, columnOf)}`.execute(trx);
      await bumpSiteVersion(trx, key.siteId);
    },
    async remove({ trx }, key) {
      await sql`delete from ${sql.table(table)} where ${isIt(key)}`.execute(trx);
      await bumpSiteVersion(trx, key.siteId);
    },
  };
}

/** The row as the database writes it as JSON, locked. */
async function readRow(
  trx: WriteTransaction,
  table: string,
  key: ThingKey,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ found: Record<string, unknown> }>`
    select to_jsonb(one) as found from ${sql.table(table)} as one
    where ${isIt(key)} for update`.execute(trx);
  return rows[0]?.found;
}

function isIt({ siteId, id }: ThingKey): RawBuilder<unknown> {
  return sql`site_id = ${siteId} and id = ${id}`;
}

/** What the log kept, as a row of the table: the database reads what it wrote. */
function asRow(
  table: string,
  fields: LoggedValue,
  columnOf: ReadonlyMap<string, string>,
): RawBuilder<unknown> {
  const row = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const column = columnOf.get(name);
      return column === undefined ? [] : [[column, value]];
    }),
  );
  return sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** As the wire names it: `starts_at` is `startsAt`. */
function nameOf(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
