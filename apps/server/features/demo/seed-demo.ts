/** Fills an empty installation with the demo sites. */
import { alderAndLoom } from '../../../../demo/alder-loom/site-data.ts';
import { secondStreet } from '../../../../demo/second-street/site-data.ts';
import type { DemoSite } from '../../../../demo/site.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import { prepareFiles, preparePictures } from './prepare-pictures.ts';
import { writeSite } from './write-site.ts';

const demoSites: readonly DemoSite[] = [alderAndLoom, secondStreet];

/**
 * Writes both demo shops, each in one transaction, and answers their ids. Call it only when
 * there is no site yet: a second call fails on the sites' names.
 */
export async function seedDemo(
  ctx: Pick<AppContext, 'transact' | 'media' | 'now'>,
): Promise<string[]> {
  const siteIds: string[] = [];
  for (const site of demoSites) {
    const siteId = newId();
    const pictures = await preparePictures(ctx.media, siteId, site);
    const files = await prepareFiles(ctx.media, siteId, site);
    await ctx.transact((trx) => writeSite(trx, { siteId, site, pictures, files, now: ctx.now() }));
    siteIds.push(siteId);
  }
  return siteIds;
}
