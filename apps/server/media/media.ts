import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createDiskStore } from './disk-store.ts';
import { ImageVariants } from './image-variants.ts';
import { PictureMaker } from './pictures/picture-maker.ts';
import type { AssetKeeper } from './prepare-asset.ts';
import { createS3Store } from './s3-store.ts';

/** Files of sites and the pictures made of them. */
export interface Media extends AssetKeeper {
  readonly variants: ImageVariants;
}

/** A bucket when one is set, else a folder below the data directory. */
export async function createMedia(config: Config): Promise<Media> {
  const store =
    config.s3 === undefined
      ? createDiskStore(join(config.dataDir, 'assets'))
      : await createS3Store(config.s3);
  const pictures = new PictureMaker();
  return { store, pictures, variants: new ImageVariants({ store, pictures }) };
}
