import { blockTypeTable, listPromotable, migrateDocument } from '@sitewright/blocks';
import { ApiError, cutText, type listPromotable as listCall } from '@sitewright/contract';
import type { ReadDatabase } from '../../db/database.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { stripTags } from '../../render/context/escape-html.ts';

/** So many characters tell which one it is. */
const textLength = 60;

/** The blocks that a post can promote; none without a document. @throws ApiError `not_found` */
export async function listPromotableOf(
  db: ReadDatabase,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<AnswerOf<typeof listCall>> {
  const post = await db
    .selectFrom('content_items')
    .leftJoin('documents', (on) =>
      on
        .onRef('documents.site_id', '=', 'content_items.site_id')
        .onRef('documents.owner_id', '=', 'content_items.id')
        .on('documents.purpose', '=', 'post'),
    )
    .select('documents.draft')
    .where('content_items.site_id', '=', siteId)
    .where('content_items.id', '=', id)
    .executeTakeFirst();
  if (!post) throw new ApiError('not_found');
  if (post.draft === null) return { blocks: [] };
  const blocks = listPromotable(migrateDocument(post.draft, blockTypeTable), blockTypeTable);
  return { blocks: blocks.map((block) => ({ ...block, text: shorten(block.text) })) };
}

function shorten(html: string): string {
  const words = stripTags(html);
  return words.length <= textLength ? words : `${cutText(words, textLength).trimEnd()}…`;
}
