/** The site that answers on every host that none has claimed. */
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';

/** Whether nobody's own site has that place: none has it, or a demo shop of the start. */
export async function isDefaultFree(db: ReadDatabase | WriteTransaction): Promise<boolean> {
  const own = await db
    .selectFrom('sites')
    .select('site_id')
    .where('is_default', '=', true)
    .where((eb) => eb.or([eb('attempt_id', 'is', null), eb('attempt_id', 'not like', 'demo:%')]))
    .executeTakeFirst();
  return own === undefined;
}

/** Has a demo shop leave the place for another site; answers whether the place is free. */
export async function takeOverDefault(trx: WriteTransaction): Promise<boolean> {
  if (!(await isDefaultFree(trx))) return false;
  const left = await trx
    .updateTable('sites')
    .set({ is_default: false })
    .where('is_default', '=', true)
    .returning('site_id')
    .execute();
  for (const { site_id: siteId } of left) await bumpSiteVersion(trx, siteId);
  return true;
}
