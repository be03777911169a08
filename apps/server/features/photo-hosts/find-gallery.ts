import { megabyte, type PhotoGallery } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { fetchPicture } from '../import/pictures/fetch-picture.ts';
import { readPhotoFeed } from './read-photo-feed.ts';

const limits = {
  timeoutMs: 10_000,
  maxBytes: 5 * megabyte,
  accept: 'application/json, application/rss+xml, application/atom+xml, application/xml;q=0.9',
};

/** Fetches a feed from the open internet and says what it shows. */
export async function findGallery(
  { config }: Pick<AppContext, 'config'>,
  address: string,
): Promise<PhotoGallery> {
  const nothing = { address, title: '', pictures: [] };
  let bytes: Buffer;
  try {
    const allowsPrivate = config.privateWebhooks === 'allowed';
    bytes = await fetchPicture(address, { ...limits, allowsPrivate });
  } catch {
    return { ...nothing, problem: 'unreachable' };
  }
  const gallery = readPhotoFeed(bytes.toString('utf8'), address);
  if (!gallery) return { ...nothing, problem: 'unreadable' };
  const problem = gallery.pictures.length === 0 ? ('empty' as const) : null;
  return { address, title: gallery.title, pictures: [...gallery.pictures], problem };
}
