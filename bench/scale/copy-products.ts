/** One product of the store, written again in any number with other words, prices and stock. */
import type pg from 'pg';
import { openInstallation } from '../../apps/server/db/open-installation.ts';
import { readWrittenRows } from '../orders/written-rows.ts';
import { copyRows } from './copy-rows.ts';
import { fillStore, vocabulary } from './fill-shop.ts';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** Ids of the copies, in SQL over their number. */
export interface CopiedProducts {
  readonly idOf: (number: string) => string;
  /** Of the second of its three variants. */
  readonly variantOf: (number: string) => string;
}

/** Writes one product through its writer, then the others by copying: `count` in all. */
export async function copyProducts(
  client: pg.Client,
  place: Place,
  count: number,
): Promise<CopiedProducts> {
  const written = await readWrittenRows(client, () => writeOne(place));
  const rows = written.filter(({ isAdded }) => isAdded);
  await copyRows(client, rows, { from: 1, to: count - 1, varied });
  await client.query('analyze products, variants');
  const sqlOf = (table: string, at: number) => (number: string) => {
    const template = rows.find((one) => one.table === table)!.templates[at]!;
    const { id } = JSON.parse(template) as { id: string };
    return `('${id.replace(/§n§/, '')}' || ${number})`;
  };
  return { idOf: sqlOf('products', 0), variantOf: sqlOf('variants', 1) };
}

async function writeOne({ dataDir, databaseUrl }: Place): Promise<void> {
  const database = await openInstallation({ dataDir, databaseUrl, databasePoolSize: 2 });
  try {
    const store = await database.db
      .selectFrom('collections')
      .innerJoin('sites', 'sites.site_id', 'collections.site_id')
      .select(['collections.site_id as siteId', 'collections.id as collectionId'])
      .where('sites.is_default', '=', true)
      .where('collections.type_name', '=', 'products')
      .executeTakeFirstOrThrow();
    await fillStore(database, store, 1);
  } finally {
    await database.close();
  }
}

const pick = (words: readonly string[], step: number) =>
  `('{${words.join(',')}}'::text[])[1 + (n / ${step}) % ${words.length}]`;
const colour = pick(vocabulary.colours, 1);
const thing = pick(vocabulary.things, 15);
const material = pick(vocabulary.materials, 225);

/** As `draftOf` in fill-shop.ts has them; a third of the variants is counted, a tenth reduced. */
const varied = {
  products: {
    url_id: () => `${colour} || '-' || ${thing} || '-' || n`,
    title: () => `${colour} || ' ' || ${thing} || ' of ' || ${material} || ' no ' || n`,
    body: (base: string) => `replace(replace(replace(${base}, 'number 0', 'number ' || n),
      'A vase', 'A ' || ${thing}), 'made oak', 'made ' || ${material})`,
    tags: () => `array[${material}]`,
    updated_at: () => `now() - n * interval '1 minute'`,
  },
  variants: {
    sku: (base: string) => `replace(${base}, 'SKU-0', 'SKU-' || n)`,
    price_cents: () => '1000 + n % 90 * 100',
    sale_price_cents: () => 'case when n % 10 = 4 then 900 else 0 end',
    on_sale: () => 'n % 10 = 4',
    unlimited: () => 'n % 3 <> 1',
    qty_in_stock: () => 'case when n % 3 = 1 then n * 7 % 60 else 0 end',
  },
};
