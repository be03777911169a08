import type { Transact } from '../../db/database.ts';
import type { AssetStore } from '../../media/asset-store.ts';
import { prepareAsset } from '../../media/prepare-asset.ts';
import { saveAsset } from '../assets/save-asset.ts';
import type { SavePicture } from './pictures/picture-resolver.ts';

/** Keeps imported pictures among the site's assets; the same bytes are one asset. */
export function createSavePicture(
  parts: { store: AssetStore; transact: Transact },
  siteId: string,
): SavePicture {
  return async (picture) => {
    const prepared = await prepareAsset(parts.store, siteId, picture);
    if (prepared.recognised.kind !== 'image') throw new Error('it is no picture');
    return parts.transact((trx) => saveAsset(trx, prepared));
  };
}
