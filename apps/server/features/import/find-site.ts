import type { ReadDatabase } from '../../db/database.ts';
import { ImportUsageError } from './import-command.ts';

/** The site of that short name, or the only one there is. @throws ImportUsageError */
export async function findSite(db: ReadDatabase, name: string | undefined) {
  const sites = await db
    .selectFrom('sites')
    .select(['site_id as siteId', 'identifier', 'currency', 'locale'])
    .$if(name !== undefined, (query) => query.where('identifier', '=', name!))
    .orderBy('identifier')
    .limit(20)
    .execute();
  const site = sites.length === 1 ? sites[0] : undefined;
  if (site) return site;
  if (name !== undefined)
    throw new ImportUsageError(`There is no site "${name}". Add --new-site to make it.`);
  const names = sites.map(({ identifier }) => identifier).join(', ');
  if (names === '')
    throw new ImportUsageError('There is no site yet. Start Sitewright once first.');
  throw new ImportUsageError(`Say which site with --site: ${names}.`);
}
