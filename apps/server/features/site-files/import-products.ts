import { z } from 'zod';
import { newProductSchema } from '../products/product-draft.ts';
import { saveProducts } from '../products/save-product.ts';
import { setLowStockUnits } from '../stock/low-stock-units.ts';
import type { PrivateFile } from '../assets/store-private-file.ts';
import { pageOf } from './import-pages.ts';
import {
  decodeIn,
  listJson,
  parseFile,
  readHtml,
  readRaw,
  requireOwn,
  writing,
  type ImportScope,
} from './import-scope.ts';
import { nameVariant } from './name-things.ts';
import { SiteFilesError } from './site-format.ts';

const variantSchema = newProductSchema.shape.variants.element
  .omit({ id: true })
  .extend({ lowStockUnits: z.int().min(0).max(1_000_000_000).nullable() })
  .strict();
const downloadSchema = z.strictObject({ file: z.string(), filename: z.string() });
const productSchema = newProductSchema
  .omit({ body: true })
  .extend({
    variants: z.array(variantSchema).min(1),
    files: z.array(downloadSchema),
    archivedOn: z.coerce.date().nullable(),
  })
  .strict();
const headSchema = productSchema
  .pick({ collectionId: true, urlId: true, title: true, variants: true, optionNames: true })
  .strip();

/** Makes products with their variants, so that everything can name them. */
export async function makeProducts(scope: ImportScope): Promise<void> {
  const { trx, siteId, content, ids } = scope;
  for (const path of listJson(content, 'products')) {
    const file = `${path}.json`;
    const raw = readRaw(content, file);
    const page = pageOf(scope, file, raw);
    const head = parseFile(file, headSchema, { ...(raw as object), ...page });
    // Their pictures come later: prices and units are enough to be there.
    const variants = head.variants.map(({ imageId: _image, lowStockUnits: _low, ...rest }) => rest);
    const [saved] = await writing(file, saveProducts(trx, siteId, [{ ...head, variants }]));
    ids.set(path, saved!.id);
    for (const [index, id] of saved!.variantIds.entries()) ids.set(nameVariant(path, index), id);
  }
}

/** Fills what `makeProducts` made, now that everything that may be named is there. */
export async function fillProducts(
  scope: ImportScope,
  downloads: ReadonlyMap<string, PrivateFile>,
): Promise<void> {
  const { trx, siteId, content, ids } = scope;
  for (const path of listJson(content, 'products')) {
    const file = `${path}.json`;
    const raw = decodeIn(scope, file, readRaw(content, file));
    const { variants, files, ...product } = parseFile(file, productSchema, raw);
    requireParts(scope, file, { ...product, variants });
    const low: Record<string, number | null> = {};
    const withIds = variants.map(({ lowStockUnits, ...variant }, index) => {
      const id = ids.get(nameVariant(path, index))!;
      low[id] = lowStockUnits;
      return { ...variant, id };
    });
    const kept = files.map((one) => {
      const known = downloads.get(one.file);
      if (!known) throw new SiteFilesError(`${file}: ${one.file} is missing.`);
      return { ...known, filename: one.filename };
    });
    const draft = {
      ...product,
      id: ids.get(path)!,
      body: readHtml(scope, path),
      variants: withIds,
      files: kept,
    };
    await writing(file, saveProducts(trx, siteId, [draft]));
    await setLowStockUnits(trx, siteId, low);
  }
}

type Parts = Partial<z.output<typeof productSchema>>;

function requireParts(
  scope: ImportScope,
  file: string,
  { formId, audioAssetId, imageIds = [], categoryIds = [], relatedIds = [], variants = [] }: Parts,
): void {
  requireOwn(scope, file, { kind: 'forms', id: formId });
  requireOwn(scope, file, { kind: 'media', id: audioAssetId });
  for (const id of imageIds) requireOwn(scope, file, { kind: 'media', id });
  for (const { imageId } of variants) requireOwn(scope, file, { kind: 'media', id: imageId });
  for (const id of categoryIds) requireOwn(scope, file, { kind: 'categories', id });
  for (const id of relatedIds) requireOwn(scope, file, { kind: 'products', id });
}
