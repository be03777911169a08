import type { Transact } from '../../db/database.ts';
import { prepareAsset, type AssetKeeper } from '../../media/prepare-asset.ts';
import { saveAsset } from '../assets/save-asset.ts';
import type { SavePicture } from './pictures/picture-resolver.ts';

/** Keeps imported pictures among the site's assets; the same bytes are one asset. */
export function createSavePicture(
  parts: { media: AssetKeeper; transact: Transact },
  siteId: string,
): SavePicture {
  return async (picture) => {
    const prepared = await prepareAsset(parts.media, siteId, picture);
    if (prepared.recognised.kind !== 'image') throw new Error('it is no picture');
    return parts.transact((trx) => saveAsset(trx, prepared));
  };
}
