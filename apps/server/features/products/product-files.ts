/** Files of digital products: never served by their address, only to who bought them. */
import type { ReadDatabase } from '../../db/database.ts';

export interface ProductFile {
  productId: string;
  filename: string;
  byteSize: number;
  sha256: string;
}

/** Those of products, in order. */
export async function listProductFiles(
  db: ReadDatabase,
  siteId: string,
  productIds: readonly string[],
): Promise<ProductFile[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('product_files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('display_index')
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    filename: row.filename,
    byteSize: row.byte_size,
    sha256: row.sha256,
  }));
}
