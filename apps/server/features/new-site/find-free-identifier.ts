import { suffixSlug } from '@sitewright/commerce';
import type { ReadDatabase } from '../../db/database.ts';

/** A label of a host has at most 63 characters: room for a number stays. */
const longest = 55;

/** The wanted short name of a site, or with the next free number behind it. */
export async function findFreeIdentifier(db: ReadDatabase, wanted: string): Promise<string> {
  const name = wanted
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  if (name === '') return '';
  const rows = await db
    .selectFrom('sites')
    .select('identifier')
    .where('identifier', 'like', `${name}%`)
    .limit(1_000)
    .execute();
  return suffixSlug(
    name,
    rows.map(({ identifier }) => identifier),
  );
}
