/** Pages of blocks are made, changed and removed. */
import { emptyDocument } from '@sitewright/blocks';
import { slugify } from '@sitewright/commerce';
import { isOfBlocks, collectionTypes } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { Actor } from '../activity/actor.ts';
import { freeAddress } from '../collections/free-address.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { addDocument, draftOfPage } from '../documents/add-document.ts';

/** What a title that leaves nothing of an address becomes. */
const fallbackSlug = 'page';

interface NewPage {
  readonly title: string;
  readonly urlId?: string | undefined;
  /** Of the theme, unless every site has it. */
  readonly typeName?: string | undefined;
  /** The page of the theme's files that it shows. */
  readonly themePage?: string | undefined;
  /** The page whose content it begins with. */
  readonly copyOf?: string | undefined;
}

/**
 * Makes a page with an empty document, or with a copy of another page's draft: visitors find it once
 * that is published. One that holds other things, or is a page of the theme's files, has no document
 * and is open. Answers its id.
 * @throws ApiError `address_taken`, `address_reserved`, `not_found` for the page to copy
 */
export async function addPage(
  trx: WriteTransaction,
  siteId: string,
  { page, actor, at }: { page: NewPage; actor: Actor; at: Date },
): Promise<string> {
  await lockKey(trx, `collections:${siteId}`);
  const { title, copyOf, typeName = 'page', themePage } = page;
  const urlId = page.urlId ?? (await freeAddress(trx, siteId, slugify(title) || fallbackSlug));
  const named = { typeName, urlId, title, navigationTitle: title };
  if (!isOfBlocks(typeName)) {
    const type = collectionTypes.values.generic;
    return (await saveCollection(trx, siteId, { ...named, type })).id;
  }
  const type = collectionTypes.values[typeName];
  if (themePage !== undefined) {
    const settings = { page: themePage };
    return (await saveCollection(trx, siteId, { ...named, type, settings })).id;
  }
  const content =
    copyOf === undefined ? emptyDocument : await draftOfPage(trx, { siteId, ownerId: copyOf });
  const { id } = await saveCollection(trx, siteId, { ...named, type });
  await addDocument(trx, { siteId, purpose: 'page', ownerId: id, actor, at, content });
  return id;
}
