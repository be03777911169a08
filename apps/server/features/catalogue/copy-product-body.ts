import { isBody } from '../../render/data/body-documents.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Actor } from '../activity/actor.ts';
import { restoreDocument } from '../documents/restore-document.ts';
import { findProductDocument } from '../documents/show-product.ts';
import { loadStoredProducts } from '../products/stored-products.ts';

/** Gives a copy of a product the document of its body: its draft, and what is published of it. */
export async function copyProductBody(
  { ctx, trx, site: { siteId } }: EventScope,
  { from, to, actor }: { from: string; to: string; actor: Actor },
): Promise<void> {
  const [stored] = await loadStoredProducts(trx, siteId, [from]);
  const document = stored && (await findProductDocument(trx, siteId, stored.row));
  if (!document) return;
  const { draft, state } = document;
  // What waits behind another body stays there.
  const isShown = state === 'private' || isBody(document, stored.row);
  const published = isShown ? document.published : null;
  const standing = { draft, published, state: state === 'scheduled' ? 'draft' : state } as const;
  const owner = { siteId, purpose: 'product', ownerId: to } as const;
  await restoreDocument(trx, { ...owner, ...standing, publishAt: null, actor, at: ctx.now() });
}
