/** Writes the products of a live shop as the table that its own export would be. */
import { stat } from 'node:fs/promises';
import type { AppContext } from '../../../context.ts';
import { toPlainCsv } from '../../../http/to-csv.ts';
import { importFile, keepImportFile, type ImportKey } from '../desk/import-files.ts';
import { createFetchText, ShopUnreadableError, type ReadShop } from './fetch-shop.ts';
import { readShopifyShop } from './shopify-shop.ts';
import { readSquarespaceShop } from './squarespace-shop.ts';

const kinds: readonly ReadShop[] = [readShopifyShop, readSquarespaceShop];

interface Wanted {
  readonly address: string;
  /** Of the table: as many as of a file that somebody brings. */
  readonly mostBytes: number;
}

/** @throws ShopUnreadableError, also for a shop that shows more than the table may hold */
export async function readShopIntoFile(
  ctx: Pick<AppContext, 'config'>,
  key: ImportKey,
  { address, mostBytes }: Wanted,
): Promise<{ byteSize: number }> {
  const url = readAddress(address);
  const fetchText = createFetchText(ctx.config);
  for (const read of kinds) {
    const rows = await read(fetchText, url);
    if (!rows) continue;
    await keepImportFile(
      ctx,
      key,
      upTo(mostBytes, writeCsv(rows), { host: url.host, what: 'products' }),
    );
    const { size } = await stat(importFile(ctx, key));
    return { byteSize: size };
  }
  throw new ShopUnreadableError(
    `${url.host} shows no products that can be read. Shops of Shopify and Squarespace can be read from their address; of others bring the file that they export.`,
  );
}

/** Lines as long as they fit. @throws ShopUnreadableError */
export async function* upTo(
  mostBytes: number,
  lines: AsyncIterable<string>,
  { host, what }: { host: string; what: string },
): AsyncGenerator<string> {
  let size = 0;
  for await (const line of lines) {
    size += Buffer.byteLength(line);
    if (size > mostBytes) {
      throw new ShopUnreadableError(`${host} shows more ${what} than can be read here.`);
    }
    yield line;
  }
}

/** `shop.example` → `https://shop.example/`. @throws ShopUnreadableError */
export function readAddress(address: string): URL {
  const text = /^https?:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== '' || url.password !== '' || !url.hostname.includes('.')) {
    throw new ShopUnreadableError('That is no address of a site.');
  }
  url.hash = '';
  return url;
}

/** The text of rows as CSV, line by line. */
export async function* writeCsv(
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  for await (const row of rows) yield toPlainCsv([row]);
}
