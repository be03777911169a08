import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { EventScope } from '../../reactions/reaction.ts';

/** Pages made before are dropped: they show what was in stock. */
export async function showStock({ trx, site }: EventScope): Promise<void> {
  await bumpSiteVersion(trx, site.siteId);
}
