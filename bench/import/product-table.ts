/** A made-up table of products, as shops export it. */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { OpenDatabase } from '../../apps/server/db/database.ts';
import { newId } from '../../apps/server/db/id.ts';

const variantsPerProduct = 5;

/** A site of its own to import into. */
export async function addSite({ kysely }: Pick<OpenDatabase, 'kysely'>, isDefault: boolean) {
  const siteId = newId();
  await kysely
    .insertInto('sites')
    .values({
      site_id: siteId,
      identifier: `bench-${siteId}`,
      title: 'Bench',
      tagline: '',
      description: '',
      theme: 'linden',
      currency: 'USD',
      locale: 'en-US',
      time_zone: 'UTC',
      is_default: isDefault,
      settings: '{}',
      tweaks: '{}',
    })
    .execute();
  return { siteId, currency: 'USD' };
}

/** Writes so many rows: a product has five. */
export async function writeTable(file: string, rowCount: number): Promise<void> {
  const out = createWriteStream(file);
  out.write(
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible,Hosted Image URLs\n',
  );
  for (let row = 0; row < rowCount; row += 1) {
    const product = Math.floor(row / variantsPerProduct);
    const isFirst = row % variantsPerProduct === 0;
    const facts = isFirst
      ? `p${product},v${row},PHYSICAL,shop,product-${product},Product ${product},"<p>${'Words about it. '.repeat(20)}</p>"`
      : `,v${row},,,,,`;
    const rest = isFirst ? `/kind-${product % 40}/sub-${product % 7},"a, b",1.5,Yes,` : ',,1.5,,';
    const line = `${facts},SKU-${row},Size,${row % variantsPerProduct},${row % 90}.50,0,No,${row % 30},${rest}\n`;
    if (!out.write(line)) await new Promise<void>((resolve) => out.once('drain', resolve));
  }
  out.end();
  await finished(out);
}
