/** Fills a database with a shop of any size through the writers that everything uses. */
import type { OpenDatabase } from '../../apps/server/db/database.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { openDatabase } from '../../apps/server/db/open-database.ts';
import { saveCollection } from '../../apps/server/features/collections/save-collection.ts';
import { refreshProductStatistics } from '../../apps/server/features/import/write/refresh-product-statistics.ts';
import type { NewProductDraft } from '../../apps/server/features/products/product-draft.ts';
import { saveProducts } from '../../apps/server/features/products/save-product.ts';
import { createSite } from '../../apps/server/features/sites/create-site.ts';

type DatabaseConfig = Parameters<typeof openDatabase>[0];

const batchSize = 200;
const colours =
  'amber blue clay dune ebony fern grey hazel indigo jade khaki lilac moss navy olive';
const things =
  'vase bowl plate cup jug tray lamp stool shelf basket blanket candle planter mirror clock';
const ofWhat =
  'oak ash stone linen wool glass brass copper cork felt leather marble paper rattan steel';

/** Words of titles: the first of every list is in one of fifteen products. */
export const vocabulary = {
  colours: colours.split(' '),
  things: things.split(' '),
  materials: ofWhat.split(' '),
};

const text =
  'made by hand in small numbers for a table that is used every day and lasts for many years with little care';

function draftOf(index: number, collectionId: string): NewProductDraft {
  const pick = (words: readonly string[], step: number) =>
    words[Math.floor(index / step) % words.length]!;
  const colour = pick(vocabulary.colours, 1);
  const thing = pick(vocabulary.things, 15);
  const material = pick(vocabulary.materials, 225);
  return {
    collectionId,
    urlId: `${colour}-${thing}-${index}`,
    title: `${colour} ${thing} of ${material} no ${index}`,
    body: `<p>A ${thing} ${text}, number ${index}.</p><p>${pick(text.split(' '), 7)} ${material}</p>`,
    tags: [material],
    variants: ['Small', 'Medium', 'Large'].map((size, at) => ({
      sku: `SKU-${index}-${at}`,
      attributes: { Size: size },
      priceCents: 1000 + (index % 90) * 100,
      stock: 'unlimited',
    })),
  };
}

/** Makes a site with one store of `count` products. Answers the seconds that it took. */
export async function fillShop(config: DatabaseConfig, count: number): Promise<number> {
  const database = await openDatabase(config);
  try {
    await migrate(database.kysely);
    return await fill(database, count);
  } finally {
    await database.close();
  }
}

async function fill({ transact }: OpenDatabase, count: number): Promise<number> {
  const { siteId, collectionId } = await transact(async (trx) => {
    const site = { identifier: 'bench', title: 'Bench', theme: 'linden', isDefault: true };
    const id = await createSite(trx, site);
    const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
    return { siteId: id, collectionId: (await saveCollection(trx, id, shop)).id };
  });
  return fillStore({ transact }, { siteId, collectionId }, count);
}

/** Adds `count` products of three variants to a store. Answers the seconds that it took. */
export async function fillStore(
  { transact }: Pick<OpenDatabase, 'transact'>,
  { siteId, collectionId }: { siteId: string; collectionId: string },
  count: number,
): Promise<number> {
  const startedAt = performance.now();
  for (let first = 0; first < count; first += batchSize) {
    const size = Math.min(batchSize, count - first);
    const drafts = Array.from({ length: size }, (_, at) => draftOf(first + at, collectionId));
    await transact((trx) => saveProducts(trx, siteId, drafts));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await refreshProductStatistics(transact);
  return seconds;
}
