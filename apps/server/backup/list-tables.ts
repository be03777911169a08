/** What a backup holds of the database. */
import type pg from 'pg';
import type { TableContent } from './backup-format.ts';

/** Kept backups are not in backups: a list of files that may be gone would come back with it. */
const leftOut = ['schema_migrations', 'schema_migration_lock', 'backups'];

/** All tables with the columns that are written, parents before those that refer to them. */
export async function listTables(client: pg.ClientBase): Promise<TableContent[]> {
  const { rows } = await client.query<TableContent>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [leftOut],
  );
  return sortByParents(rows, await listParents(client));
}

/** Names of the migrations that the database has; none when it is new. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(
    `select 1 where to_regclass('public.schema_migrations') is not null`,
  );
  if (found.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from public.schema_migrations order by name',
  );
  return rows.map(({ name }) => name);
}

async function listParents(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ child: string; parents: string[] }>(
    `select c.relname as child, array_agg(p.relname::text) as parents
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_class p on p.oid = k.confrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = 'public' and k.conrelid <> k.confrelid
     group by c.relname`,
  );
  return new Map(rows.map(({ child, parents }) => [child, parents]));
}

function sortByParents(
  tables: readonly TableContent[],
  parents: ReadonlyMap<string, string[]>,
): TableContent[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const sorted = new Set<TableContent>();
  const place = (table: TableContent, above: readonly string[]): void => {
    if (sorted.has(table) || above.includes(table.name)) return;
    for (const name of parents.get(table.name) ?? []) {
      const parent = byName.get(name);
      if (parent) place(parent, [...above, table.name]);
    }
    sorted.add(table);
  };
  for (const table of tables) place(table, []);
  return [...sorted];
}
