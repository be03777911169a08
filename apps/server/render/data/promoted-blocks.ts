/** The blocks that posts promote, as visitors see them. ENUM-06 */
import {
  migrateDocument,
  blockTypeTable,
  promotedTypeOf,
  renderOneBlock,
  type PromotedBlockType,
} from '@sitewright/blocks';
import type { Block, PageDocument, Section } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import { loadRenderSettings, type DocumentScope } from './load-document.ts';
import type { PostRow } from './load-posts.ts';

/** What templates see of a promoted block. */
export interface PromotedBlock {
  readonly promotedBlockType: PromotedBlockType;
  /** Its HTML. */
  readonly promotedBlock: string;
}

/** Reads what posts promote, by their ids. */
export type Promote = (posts: readonly PostRow[]) => Promise<ReadonlyMap<string, PromotedBlock>>;

/**
 * What posts promote, by their ids. What visitors see of the document decides: where its block is
 * gone, hidden with its section, or empty, the post promotes nothing.
 */
export async function loadPromotedBlocks(
  makeScope: () => DocumentScope,
  posts: readonly PostRow[],
): Promise<ReadonlyMap<string, PromotedBlock>> {
  const promoting = posts.filter(({ promoted_block_id: id }) => id !== null);
  if (promoting.length === 0) return new Map();
  const scope = makeScope();
  const found = (await loadBlocks(scope.db, promoting)).flatMap(readPromoted);
  if (found.length === 0) return new Map();
  // All of them ask the site together.
  const settings = await loadRenderSettings(scope, join(found));
  return new Map(
    found.map(({ postId, type, block, document }) => {
      const as = `${postId}-${block.id}`;
      const html = renderOneBlock(document, { blockId: block.id, as }, settings);
      return [postId, { promotedBlockType: type, promotedBlock: html }];
    }),
  );
}

interface BlockRow {
  readonly post_id: string;
  readonly block: Block | null;
  readonly section: Section | null;
}

/** Of a document, which may be long, no more than the one block is read. */
function loadBlocks(db: ReadDatabase, posts: readonly PostRow[]): Promise<readonly BlockRow[]> {
  const wanted = posts.map(({ id, promoted_block_id: block }) => sql`(${id}, ${block})`);
  return readRows<BlockRow>(
    db,
    sql`select wanted.post_id,
        d.published -> 'blocks' -> wanted.block_id as block,
        d.published -> 'sections' ->
          (d.published -> 'blocks' -> wanted.block_id ->> 'sectionId') as section
      from (values ${sql.join(wanted)}) as wanted (post_id, block_id)
      join documents d on d.site_id = ${posts[0]?.site_id} and d.purpose = 'post'
        and d.owner_id = wanted.post_id
      where d.published is not null and d.state <> 'private'`,
  );
}

interface Promoted {
  readonly postId: string;
  readonly type: PromotedBlockType;
  readonly block: Block;
  /** Nothing but the block. */
  readonly document: PageDocument;
}

function readPromoted({ post_id: postId, block: stored, section }: BlockRow): Promoted[] {
  if (!stored || !section || section.hidden === true) return [];
  const { id } = stored;
  const document = migrateDocument(
    { schema: 1, sections: { [section.id]: section }, blocks: { [id]: stored } },
    blockTypeTable,
  );
  const block = document.blocks[id];
  const type = block && promotedTypeOf(block, blockTypeTable);
  return block && type ? [{ postId, type, block, document }] : [];
}

/** Blocks of several documents may have one id: here they have others. */
function join(found: readonly Promoted[]): PageDocument {
  const blocks = found.map(({ block }, at) => [`b${at}`, { ...block, id: `b${at}` }] as const);
  return { schema: 1, sections: {}, blocks: Object.fromEntries(blocks) };
}
