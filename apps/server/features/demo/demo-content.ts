/** The content of a demo shop for a site that somebody makes: they look at it, and take it away. */
import { secondStreet } from '../../../../demo/second-street/site-data.ts';
import type { AppContext } from '../../context.ts';
import { prepareFiles, preparePictures } from './prepare-pictures.ts';
import type { SiteSeed } from './site-seed.ts';

/** A few products are enough to look at, and are soon taken away again. */
const site = secondStreet;

type PreparedContent = Pick<SiteSeed, 'site' | 'pictures' | 'files'>;

/** Keeps its pictures and files; they have no rows yet. */
export async function prepareDemoContent(
  { media }: Pick<AppContext, 'media'>,
  siteId: string,
): Promise<PreparedContent> {
  const [pictures, files] = await Promise.all([
    preparePictures(media, siteId, site),
    prepareFiles(media, siteId, site),
  ]);
  return { site, pictures, files };
}
