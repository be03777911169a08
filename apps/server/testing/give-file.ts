/** `node apps/server/testing/give-file.ts SITE TITLE FILENAME TEXT`: a file for a digital product. */
import path from 'node:path';
import { readConfig } from '../config/config.ts';
import { openInstallation } from '../db/open-installation.ts';
import { storePrivateFile } from '../features/assets/store-private-file.ts';
import { saveProduct } from '../features/products/save-product.ts';
import { createDiskStore } from '../media/disk-store.ts';

const [site = '', title = '', filename = '', text = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const database = await openInstallation(config);
try {
  const product = await database.db
    .selectFrom('products')
    .innerJoin('sites', 'sites.site_id', 'products.site_id')
    .select(['products.site_id as siteId', 'products.id as id'])
    .where('sites.identifier', '=', site)
    .where('products.title', '=', title)
    .executeTakeFirstOrThrow();
  const store = createDiskStore(path.join(config.dataDir, 'assets'));
  const file = await storePrivateFile({ store }, product.siteId, {
    filename,
    bytes: Buffer.from(text),
  });
  await database.transact((trx) =>
    saveProduct(trx, product.siteId, { id: product.id, files: [file] }),
  );
} finally {
  await database.close();
}
