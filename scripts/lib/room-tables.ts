/** Which room of the server may name which table in its SQL. */
import fs from 'node:fs';
import path from 'node:path';
import { listServerFiles, roomOf, rooms } from './rooms.ts';

/**
 * Rooms that write a table of another room, and why. Everybody else calls a function of the room
 * that declares the table.
 */
const guestWriters: Readonly<Record<string, readonly string[]>> = {
  // The version of a site, its settings and its next number of an order are columns of its row.
  sites: ['db', 'settings', 'orders'],
  // What is in stock is a column of the variant.
  variants: ['stock'],
  // What is typed at the checkout is kept on the cart.
  carts: ['checkout'],
};

/**
 * Rooms that read tables of rooms after them, and why: the ground floor shows rows of all rooms,
 * and a site's row is read where sites do not stand yet.
 */
const earlyReaders: Readonly<Record<string, readonly string[] | 'all'>> = {
  render: 'all',
  media: ['assets'],
  // The log says whose content a document is.
  activity: ['documents'],
  // Where a page stands no language begins.
  settings: ['sites', 'collections'],
  db: ['sites'],
  // A site in another language is made of what it says there.
  sites: ['translations'],
  // A stock that is set counts what is held; suggestions count what was bought together.
  products: ['stock_reservations', 'order_items'],
};

export interface TableUse {
  /** Path from the folder of the server, with slashes. */
  file: string;
  table: string;
  isWrite: boolean;
}

/** Table → room whose `tables.ts` declares it. */
export type TableOwners = ReadonlyMap<string, string>;

const declarationPattern = /^export interface \w+Tables \{\n((?: {2}.*\n)*)\}/gm;

/** The tables that a `tables.ts` declares. */
export function readDeclaredTables(source: string): string[] {
  return [...source.matchAll(declarationPattern)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}(\w+):/gm)].map(([, table = '']) => table),
  );
}

const builderPattern =
  /\b(selectFrom|\w*[jJ]oin|insertInto|updateTable|deleteFrom|mergeInto)\(\s*\[?\s*'(\w+)/g;
const sqlPattern =
  /\b(from|join|insert into|update|delete from)\s+(?:only\s+)?"?([a-z_]+)"?(?=[\s,;)`]|$)/g;
const writes = /^(?:insertInto|updateTable|deleteFrom|mergeInto|insert into|update|delete from)$/;

/** The tables that a file names in its SQL, as a builder writes it or by hand. */
export function readTableUses(file: string, source: string, owners: TableOwners): TableUse[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(builderPattern), ...code.matchAll(sqlPattern)].flatMap(
    ([, verb = '', table = '']) =>
      owners.has(table) ? [{ file, table, isWrite: writes.test(verb) }] : [],
  );
}

/** Why a room may not name the table so; undefined when it may. */
export function findTableFault(
  { file, table, isWrite }: TableUse,
  owners: TableOwners,
): string | undefined {
  const own = roomOf(file);
  const owner = owners.get(table);
  if (!own || !owner || own === owner) return undefined;
  if (isWrite) {
    if (guestWriters[table]?.includes(own)) return undefined;
    return `${file}: ${own} writes "${table}", which is of ${owner}. Call a function of that room.`;
  }
  const early = earlyReaders[own];
  if (early === 'all' || early?.includes(table) || placeOf(owner) < placeOf(own)) return undefined;
  return `${file}: ${own} may not read "${table}": ${owner} comes later.`;
}

function placeOf(room: string): number {
  return rooms.findIndex((known) => known === room);
}

/** All faults of the server in this folder; tests, their helpers and migrations may use any table. */
export function findTableFaults(serverDir: string): string[] {
  const files = listServerFiles(serverDir).filter((file) => !file.includes('/migrations/'));
  const read = (file: string) => fs.readFileSync(path.join(serverDir, file), 'utf8');
  const owners = new Map(
    files
      .filter((file) => file.endsWith('/tables.ts'))
      .flatMap((file) => readDeclaredTables(read(file)).map((table) => [table, roomOf(file)!])),
  );
  const faults = files.flatMap((file) =>
    readTableUses(file, read(file), owners).flatMap((use) => findTableFault(use, owners) ?? []),
  );
  return [...new Set(faults)];
}
