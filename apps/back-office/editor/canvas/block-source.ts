/** What blocks show of the site, as far as the editor has read it. */
import { answerFrom, blockTypeTable, needsOf, type BlockSource } from '@sitewright/blocks';
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
  let last: { readonly document: PageDocument; readonly reading: Promise<boolean> } | undefined;

  const read = async (document: PageDocument): Promise<boolean> => {
    const needs = needsOf(document, blockTypeTable);
    const ids = needs.assetIds.filter((id) => !asked.has(id)).slice(0, mostIds);
    const queries = needs.queries
      .filter((query) => !asked.has(blockQueryKey(query)))
      .slice(0, mostQueries);
    const itemIds = needs.itemIds.filter((id) => !asked.has(id)).slice(0, mostIds);
    const isKnown = ids.length + itemIds.length + queries.length === 0;
    if (isKnown && hasPages) return false;
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
