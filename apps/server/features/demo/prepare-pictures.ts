import { join } from 'node:path';
import type { DemoPicture, DemoSite } from '../../../../demo/site.ts';
import { storePrivateFile, type PrivateFile } from '../assets/store-private-file.ts';
import { prepareAsset, type AssetKeeper, type PreparedAsset } from '../../media/prepare-asset.ts';

/** Kept pictures of a demo site by their name in the demo content, before they have rows. */
export type PreparedPictures = ReadonlyMap<string, PreparedAsset>;

const demoFolder = join(import.meta.dirname, '../../../../demo');
const atOnce = 8;

/** Keeps every picture that a demo site uses, several at a time. */
export async function preparePictures(
  media: AssetKeeper,
  siteId: string,
  site: DemoSite,
): Promise<PreparedPictures> {
  const prepared = new Map<string, PreparedAsset>();
  const queue = [...collectPictures(site)].map(({ file, alt }) => ({
    name: file,
    input: {
      path: join(demoFolder, 'images', site.images, `${file}.webp`),
      filename: `${file}.webp`,
      altText: alt,
    },
  }));
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      prepared.set(job.name, await prepareAsset(media, siteId, job.input));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return prepared;
}

/** Each picture once, with the first description given for it. */
function collectPictures(site: DemoSite): Iterable<DemoPicture> {
  const all = [
    ...site.pages.flatMap((page) => [page.picture ?? [], page.pictures ?? []].flat()),
    ...(site.journal?.posts ?? []).flatMap((post) => [post.picture, ...(post.pictures ?? [])]),
    ...site.products.flatMap((product) => product.pictures),
  ];
  const byName = new Map<string, DemoPicture>();
  for (const picture of all) if (!byName.has(picture.file)) byName.set(picture.file, picture);
  return byName.values();
}

/** Files that buyers of a demo site download, by their name in the demo content. */
export type PreparedFiles = ReadonlyMap<string, PrivateFile>;

/** Keeps them where no address leads. */
export async function prepareFiles(
  media: AssetKeeper,
  siteId: string,
  site: DemoSite,
): Promise<PreparedFiles> {
  const prepared = new Map<string, PrivateFile>();
  for (const { file } of site.products) {
    if (file === undefined) continue;
    const path = join(demoFolder, 'files', file);
    prepared.set(file, await storePrivateFile(media, siteId, { filename: file, path }));
  }
  return prepared;
}
