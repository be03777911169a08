import { join } from 'node:path';
import type { DemoPicture, DemoSite } from '../../../../demo/site.ts';
import { prepareAsset, type AssetKeeper, type PreparedAsset } from '../../media/prepare-asset.ts';

/** Kept files of a demo site by their name in the demo content, before they have rows. */
export type PreparedPictures = ReadonlyMap<string, PreparedAsset>;

const demoFolder = join(import.meta.dirname, '../../../../demo');
const atOnce = 8;

/** Keeps every picture and file that a demo site uses, several at a time. */
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
  for (const { file } of site.products) {
    if (file === undefined) continue;
    queue.push({
      name: file,
      input: { path: join(demoFolder, 'files', file), filename: file, altText: '' },
    });
  }
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
