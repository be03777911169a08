/** Copies a picture of a host of photos into the library of a site. */
import { ApiError, type PhotoProblem, type SiteFile } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { prepareAsset } from '../../media/prepare-asset.ts';
import type { Actor } from '../activity/actor.ts';
import { fetchPicture, PictureUnreachableError } from '../import/pictures/fetch-picture.ts';
import { fileNameOf } from '../import/pictures/picture-folder.ts';
import { keepNew } from '../media-library/add-file.ts';
import { dropUnusedBytes } from '../media-library/asset-bytes.ts';
import { requireFile } from '../media-library/list-files.ts';
import { limitFor } from '../media-library/upload-limits.ts';
import type { Site } from '../sites/site.ts';
import type { HostedPicture } from './read-photo-feed.ts';

interface Wish {
  readonly site: Site;
  readonly actor: Actor;
}

interface Brought {
  readonly url: string;
  readonly file: SiteFile | null;
  readonly problem: PhotoProblem | null;
}

const timeoutMs = 10_000;

/** The file; one that came from the same address before is answered again. */
export async function bringPicture(
  ctx: AppContext,
  wish: Wish,
  picture: HostedPicture,
): Promise<Brought> {
  const { url } = picture;
  try {
    const known = await findBrought(ctx, wish.site.siteId, url);
    const file = known ?? (await bring(ctx, wish, picture));
    return file ? { url, file, problem: null } : { url, file: null, problem: 'unreadable' };
  } catch (error) {
    const isOfHost = error instanceof PictureUnreachableError;
    if (!isOfHost && !(error instanceof ApiError)) throw error;
    return { url, file: null, problem: isOfHost ? 'unreachable' : 'unreadable' };
  }
}

async function findBrought(
  { db }: Pick<AppContext, 'db'>,
  siteId: string,
  url: string,
): Promise<SiteFile | undefined> {
  const row = await db
    .selectFrom('assets')
    .select('id')
    .where('site_id', '=', siteId)
    .where('source_url', '=', url)
    .where('kind', '=', 'image')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && requireFile(db, siteId, row.id);
}

/** Undefined for what is no picture. @throws PictureUnreachableError, ApiError */
async function bring(
  ctx: AppContext,
  { site, actor }: Wish,
  { url, title }: HostedPicture,
): Promise<SiteFile | undefined> {
  const { siteId } = site;
  const bytes = await fetchLargest(ctx, url, limitFor(site, 'image/jpeg'));
  const prepared = await prepareAsset(ctx.media, siteId, {
    bytes,
    filename: fileNameOf(url) || 'picture',
    title,
    sourceUrl: url,
  });
  if (prepared.recognised.kind !== 'image') {
    await dropUnusedBytes(ctx, { siteId, sha256: prepared.sha256 });
    return undefined;
  }
  return keepNew(ctx, { site, actor, prepared, folderId: null });
}

/** Flickr's feeds name a preview; the same picture is there with 1,024 pixels at its longer side. */
const preview = /^(https:\/\/[\w.-]+\.staticflickr\.com\/.+)_[mstqn](\.\w+)$/;

async function fetchLargest(ctx: AppContext, url: string, maxBytes: number): Promise<Buffer> {
  const allowsPrivate = ctx.config.privateWebhooks === 'allowed';
  const limits = { timeoutMs, maxBytes, allowsPrivate };
  const larger = url.replace(preview, '$1_b$2');
  if (larger !== url) {
    try {
      return await fetchPicture(larger, limits);
    } catch (error) {
      // Small originals have no larger one.
      if (!(error instanceof PictureUnreachableError) || error.isHostDown) throw error;
    }
  }
  return fetchPicture(url, limits);
}
