import { documentSchema, type Block, type PageDocument } from '@sitewright/contract';
import { blockLists, listBlocks } from './order.ts';
import type { BlockTypes } from '../types/block-type.ts';

/**
 * Reads a document and brings its blocks to the versions of today. Blocks of types that nobody
 * knows, of newer versions, and fields that nobody knows stay as they are.
 * @throws ZodError for what is no document
 */
export function parseDocument(value: unknown, types: BlockTypes): PageDocument {
  return migrateDocument(documentSchema.parse(value), types);
}

/** The document with its blocks in the versions of today; itself when they are. */
export function migrateDocument(document: PageDocument, types: BlockTypes): PageDocument {
  // Nearly always: a page that is edited is asked at every key that is typed.
  if (blockLists(document).every((blocks) => isOfToday(blocks, types))) return document;
  const changed = listBlocks(document).flatMap((block) => {
    const migrated = migrateBlock(block, types);
    return migrated === block ? [] : [[block.id, migrated] as const];
  });
  return { ...document, blocks: { ...document.blocks, ...Object.fromEntries(changed) } };
}

/** Lists that were found to be in the versions of these types. */
const ofToday = new WeakMap<BlockTypes, WeakSet<readonly Block[]>>();

function isOfToday(blocks: readonly Block[], types: BlockTypes): boolean {
  const known = ofToday.get(types) ?? new WeakSet();
  ofToday.set(types, known);
  if (known.has(blocks)) return true;
  if (!blocks.every((block) => migrateBlock(block, types) === block)) return false;
  known.add(blocks);
  return true;
}

function migrateBlock(block: Block, types: BlockTypes): Block {
  const type = types.get(block.type);
  if (!type || block.version >= type.version) return block;
  let { data, version } = block;
  while (version < type.version) {
    const change = type.migrations[version];
    // A version that nobody can read on is kept as it is.
    if (!change) return block;
    data = change(data);
    version += 1;
  }
  return { ...block, data, version };
}
