/** Posts and products go with their documents. */
import type { WriteTransaction } from '../../db/database.ts';
import type { DocumentRow } from './document-store.ts';
import type { OwnerStep, SaidBodies } from './owner-step.ts';
import { readSaidBodies } from './say-body.ts';
import { bodyOfPostBefore, showPost } from './show-post.ts';
import { bodyOfProductBefore, showProduct } from './show-product.ts';

/** What a step of a document writes over: who takes it back needs it. */
export async function bodyBefore(
  trx: WriteTransaction,
  row: DocumentRow,
): Promise<{ body: string; said: SaidBodies } | undefined> {
  const body = (await bodyOfPostBefore(trx, row)) ?? (await bodyOfProductBefore(trx, row));
  return body && { ...body, said: await readSaidBodies(trx, row) };
}

/** Shows what a document is the content of as the document stands now. */
export async function showOwner(
  trx: WriteTransaction,
  row: DocumentRow,
  step: OwnerStep,
): Promise<void> {
  await showPost(trx, row, step);
  await showProduct(trx, row, step);
}
