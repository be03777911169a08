/** Makes documents. */
import {
  addSection,
  blockTypeTable,
  emptyDocument,
  parseDocument,
  putOnTop,
} from '@sitewright/blocks';
import {
  ApiError,
  findMailPart,
  isAreaPurpose,
  siteAreas,
  type DocumentPurpose,
  type PageDocument,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { Actor } from '../activity/actor.ts';
import { cleanDocument } from './clean-commands.ts';
import { documentFromHtml } from './document-from-html.ts';
import type { DocumentRow } from './document-store.ts';
import { keepRevision } from './keep-revision.ts';
import { documentOfBody, holdProduct } from './show-product.ts';
import { takeUpBody } from './take-up-body.ts';

/** What a new document is the content of, and who makes it. */
export interface NewDocument {
  readonly siteId: string;
  readonly purpose: DocumentPurpose;
  readonly ownerId: string;
  readonly actor: Actor;
  readonly at: Date;
  /** Its content; missing: what the page shows today, else nothing. */
  readonly content?: PageDocument;
}

/**
 * Makes the document of a page, post, product or field, with its first revision as a draft; answers the
 * one that is there already, which takes up a body that was written beside it.
 * @throws ApiError `not_found` for a page, post or product that is none of this site
 */
export async function addDocument(
  trx: WriteTransaction,
  { siteId, purpose, ownerId, actor, at, content }: NewDocument,
): Promise<{ row: DocumentRow; isNew: boolean }> {
  await lockKey(trx, `document:${siteId}:${purpose}:${ownerId}`);
  const known = await findByOwner(trx, { siteId, purpose, ownerId });
  const taken = known && (await takeUpBody(trx, known, { actor, at }));
  if (taken) return { row: taken, isNew: false };
  const given = content ?? (await contentOf(trx, { siteId, purpose, ownerId }));
  const document = cleanDocument(parseDocument(given, blockTypeTable));
  const id = newId();
  const row = await trx
    .insertInto('documents')
    .values({
      site_id: siteId,
      id,
      purpose,
      owner_id: ownerId,
      state: 'draft',
      draft: JSON.stringify(document),
      draft_revision: 1,
      published: null,
      published_revision: null,
      publish_at: null,
      owner_html: (await holdProduct(trx, { site_id: siteId, purpose, owner_id: ownerId }))?.body,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepRevision(trx, { siteId, id }, { revision: 1, content: document, actor, at });
  return { row, isNew: true };
}

/**
 * The draft of a page, or what its document would begin with; nothing is made.
 * @throws ApiError `not_found` for a page that is none of this site
 */
export async function draftOfPage(
  trx: WriteTransaction,
  { siteId, ownerId }: Pick<NewDocument, 'siteId' | 'ownerId'>,
): Promise<PageDocument> {
  const owner = { siteId, purpose: 'page', ownerId } as const;
  return (await findByOwner(trx, owner))?.draft ?? (await contentOf(trx, owner));
}

type Owner = Pick<NewDocument, 'siteId' | 'purpose' | 'ownerId'>;

function findByOwner(
  trx: WriteTransaction,
  { siteId, purpose, ownerId }: Owner,
): Promise<DocumentRow | undefined> {
  return trx
    .selectFrom('documents')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

async function contentOf(
  trx: WriteTransaction,
  { siteId, purpose, ownerId }: Owner,
): Promise<PageDocument> {
  if (purpose === 'post') return contentOfPost(trx, { siteId, ownerId });
  if (purpose === 'product') {
    const product = await holdProduct(trx, { site_id: siteId, purpose, owner_id: ownerId });
    if (!product) throw new ApiError('not_found');
    return documentOfBody(product.body);
  }
  if (purpose === 'mail') {
    if (!findMailPart(ownerId)) throw new ApiError('not_found');
    return fieldOfRows();
  }
  if (isAreaPurpose(purpose)) {
    if (purpose !== 'block-field' && siteAreas[purpose] !== ownerId)
      throw new ApiError('not_found');
    return fieldOfRows();
  }
  if (purpose !== 'page') return emptyDocument;
  const page = await trx
    .selectFrom('collections')
    .select('main_content')
    .where('site_id', '=', siteId)
    .where('id', '=', ownerId)
    .executeTakeFirst();
  if (!page) throw new ApiError('not_found');
  return documentFromHtml(page.main_content);
}

/** What the post said before it was made of blocks. */
async function contentOfPost(
  trx: WriteTransaction,
  { siteId, ownerId }: Pick<Owner, 'siteId' | 'ownerId'>,
): Promise<PageDocument> {
  const post = await trx
    .selectFrom('content_items')
    .select('body')
    .where('site_id', '=', siteId)
    .where('id', '=', ownerId)
    .executeTakeFirst();
  if (!post) throw new ApiError('not_found');
  return documentOfBody(post.body);
}

/** An area of a template or a part of a mail is rows of 12 columns, as its styles know them. */
function fieldOfRows(): PageDocument {
  const adding = addSection(emptyDocument, { id: newId(), layout: 'rows' }, 0);
  return putOnTop(emptyDocument, adding).document;
}
