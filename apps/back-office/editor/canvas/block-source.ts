/** What blocks show of the site, as far as the editor has read it. */
import {
  answerFrom,
  blockLists,
  blockTypeTable,
  needsOf,
  type BlockSource,
} from '@sitewright/blocks';
import { blockQueryKey, type CallAnswer, type PageDocument } from '@sitewright/contract';
import { call } from '../../data/client.ts';

type Answer = CallAnswer<'GET /api/sites/:identifier/block-source'>;

/** Questions, and ids of a kind, of one call: its address must stay short. */
const mostQueries = 10;
const mostIds = 250;

/** Reads what blocks need of the site, and remembers it. */
export interface SourceReader {
  /** True when something was read that was not known before. */
  readFor(document: PageDocument): Promise<boolean>;
  source(sanitize: (html: string) => string): BlockSource;
  /** Asks for a file anew. */
  forget(assetId: string): void;
}

/** For one site. */
export function createSourceReader(identifier: string): SourceReader {
  const known: Answer = { pictures: {}, files: {}, pages: {}, items: {}, answers: {} };
  const asked = new Set<string>();
  let hasPages = false;
  /**
   * Blocks, lists of them and sections whose needs are known, so that a key that is typed asks for
   * one block.
   */
  let lookedAt = new WeakSet<object>();
  let last: { readonly document: PageDocument; readonly reading: Promise<boolean> } | undefined;

  /** What is to be asked for a document. */
  const openNeedsOf = (document: PageDocument) => {
    const needs = needsOf(document, blockTypeTable);
    const ids = needs.assetIds.filter((id) => !asked.has(id));
    const queries = needs.queries.filter((query) => !asked.has(blockQueryKey(query)));
    const itemIds = needs.itemIds.filter((id) => !asked.has(id));
    return { ids, queries, itemIds, isKnown: ids.length + itemIds.length + queries.length === 0 };
  };

  const read = async (document: PageDocument): Promise<boolean> => {
    const fresh = keepFresh(document, lookedAt);
    // The whole is looked at when a part asks something: only it knows what is one too many.
    if (hasPages && openNeedsOf(fresh).isKnown) {
      for (const part of [...blockLists(document), ...partsOf(fresh)]) lookedAt.add(part);
      return false;
    }
    const open = openNeedsOf(document);
    if (open.isKnown && hasPages) return false;
    const ids = open.ids.slice(0, mostIds);
    const queries = open.queries.slice(0, mostQueries);
    const itemIds = open.itemIds.slice(0, mostIds);
    const now = [...ids, ...itemIds, ...queries.map(blockQueryKey)];
    for (const one of now) asked.add(one);
    const query = {
      ...(ids.length > 0 && { assets: ids.join(',') }),
      ...(!hasPages && { words: '1' as const }),
      ...(itemIds.length > 0 && { items: itemIds.join(',') }),
      ...(queries.length > 0 && { queries: JSON.stringify(queries) }),
    };
    const result = await call('GET /api/sites/:identifier/block-source', {
      params: { identifier },
      query,
    });
    if (!result.ok) {
      for (const one of now) asked.delete(one);
      last = undefined;
      return false;
    }
    hasPages = true;
    known.words ??= result.answer.words;
    Object.assign(known.pictures, result.answer.pictures);
    Object.assign(known.files, result.answer.files);
    Object.assign(known.pages, result.answer.pages);
    Object.assign(known.items, result.answer.items);
    Object.assign(known.answers, result.answer.answers);
    // Until nothing is left to ask.
    await read(document);
    return true;
  };

  return {
    async readFor(document) {
      // Also what is chosen, and where saving stands, makes the editor look.
      if (document === last?.document) {
        await last.reading;
        return false;
      }
      const reading = read(document);
      last = { document, reading };
      return reading;
    },
    forget(assetId) {
      asked.delete(assetId);
      lookedAt = new WeakSet();
      last = undefined;
    },
    source: (sanitize) => ({
      picture: (id) => known.pictures[id],
      fileUrl: (id) => known.files[id],
      pageUrl: (id, itemId) => (itemId === undefined ? known.pages[id] : known.items[itemId]),
      answer: answerFrom(known.answers),
      words: known.words,
      sanitize,
    }),
  };
}

function partsOf({ blocks, sections }: PageDocument): readonly object[] {
  return [...Object.values(blocks), ...Object.values(sections)];
}

/** The document with only those sections and blocks that nobody has looked at. */
function keepFresh(document: PageDocument, lookedAt: WeakSet<object>): PageDocument {
  const blocks = blockLists(document)
    .filter((list) => !lookedAt.has(list))
    .flatMap((list) => list.filter((block) => !lookedAt.has(block)));
  const sections = Object.values(document.sections).filter((section) => !lookedAt.has(section));
  return { ...document, blocks: byId(blocks), sections: byId(sections) };
}

function byId<Part extends { readonly id: string }>(parts: readonly Part[]): Record<string, Part> {
  return Object.fromEntries(parts.map((part) => [part.id, part]));
}
