/** What the document of a product does to it: its body in HTML is what lists, feeds and exports read. */
import { ApiError, type PageDocument } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { isBehind, isBody } from '../../render/data/body-documents.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { announceProducts } from '../products/change-products.ts';
import { saveProduct } from '../products/save-product.ts';
import { documentFromHtml } from './document-from-html.ts';
import type { DocumentRow } from './document-store.ts';
import { isShownAlike, type OwnerStep, type SaidBodies } from './owner-step.ts';
import { sayDocument, writeSaidBodies } from './say-body.ts';
import { bodyOfDocument } from './text-of-document.ts';

/** The product of a document, held; undefined for another document, and when it is gone. */
export function holdProduct(
  trx: WriteTransaction,
  { site_id: siteId, purpose, owner_id: id }: Pick<DocumentRow, 'site_id' | 'purpose' | 'owner_id'>,
): Promise<{ id: string; title: string; body: string } | undefined> {
  if (purpose !== 'product') return Promise.resolve(undefined);
  return trx
    .selectFrom('products')
    .select(['id', 'title', 'body'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The body of a product that a step writes over: who takes the step back needs it. */
export async function bodyOfProductBefore(
  trx: WriteTransaction,
  row: DocumentRow,
): Promise<{ body: string } | undefined> {
  const product = await holdProduct(trx, row);
  return product && !isBody(row, product) ? { body: product.body } : undefined;
}

/**
 * Writes the body of a product as its document goes from one standing to another: what is published
 * there, nothing where it is kept from visitors, and what stood there before where a step is taken back.
 */
export async function showProduct(
  trx: WriteTransaction,
  row: DocumentRow,
  step: OwnerStep,
): Promise<void> {
  const product = await holdProduct(trx, row);
  if (!product || isShownAlike(row, step)) return;
  const { state, published, kept, at } = step;
  const isShown = published !== null && state !== 'private';
  const { site_id: siteId } = row;
  // Steps that the log kept before it knew of other languages say nothing of them.
  const write = async (body: string, said: SaidBodies | undefined) => {
    await saveProduct(trx, siteId, { id: product.id, body });
    if (said) await writeSaidBodies(trx, row, said, at);
  };
  if (isShown) {
    await write(await bodyOfDocument(trx, { siteId, document: published, at }), undefined);
    const original = (await holdProduct(trx, row))?.body ?? '';
    await writeSaidBodies(trx, row, await sayDocument(trx, row, published, { original, at }), at);
  } else if (kept.body !== undefined) await write(kept.body, kept.said);
  else if (isBody(row, product) || state === 'private') await write('', {});
  await trx
    .updateTable('documents')
    .set({ owner_html: (await holdProduct(trx, row))?.body ?? null, taken_up_html: null })
    .where('site_id', '=', siteId)
    .where('id', '=', row.id)
    .execute();
}

/**
 * A step is not taken back over a body that somebody wrote since.
 * @throws ApiError `edited_meanwhile`
 */
export async function requireOwnBody(
  trx: WriteTransaction,
  row: DocumentRow,
  { kept, ...step }: Pick<OwnerStep, 'state' | 'publishedRevision' | 'kept'>,
): Promise<void> {
  const product = await holdProduct(trx, row);
  const isLeft = row.owner_html === null || row.owner_html === product?.body;
  if (!product || isLeft || isShownAlike(row, step)) return;
  const body = { theirs: product.body, yours: kept.body ?? null };
  throw new ApiError('edited_meanwhile', {}, { conflicts: { body } });
}

/** The document that the body of a product is; null where there is none, or HTML was written since. */
export async function findProductDocument(
  db: ReadDatabase | WriteTransaction,
  siteId: string,
  product: { readonly id: string; readonly body: string },
): Promise<DocumentRow | null> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('purpose', '=', 'product')
    .where('owner_id', '=', product.id)
    .executeTakeFirst();
  return row && !isBehind(row, product) ? row : null;
}

/** Tells that what visitors read of a product may be another text now. */
export async function announceShown(
  scope: EventScope,
  { purpose, owner_id: id }: Pick<DocumentRow, 'purpose' | 'owner_id'>,
): Promise<void> {
  if (purpose !== 'product') return;
  await announceProducts(scope, [
    { id, kind: 'updated', variantIds: [], added: 0, changed: 0, removed: 0 },
  ]);
}

/** A body of HTML as blocks, as wide as lines are read. */
export function documentOfBody(html: string): PageDocument {
  return documentFromHtml(html.trim() === '' ? '<p></p>' : html, { contentWidth: 'small' });
}
