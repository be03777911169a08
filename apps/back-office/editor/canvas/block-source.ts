/** What blocks show of the site, as far as the editor has read it. */
import { blockTypeTable, needsOf, type BlockSource } from '@sitewright/blocks';
import type { CallAnswer, PageDocument } from '@sitewright/contract';
import { call } from '../../data/client.ts';

type Answer = CallAnswer<'GET /api/sites/:identifier/block-source'>;

/** Reads what blocks need of the site, and remembers it. */
export interface SourceReader {
  /** True when something was read that was not known before. */
  readFor(document: PageDocument): Promise<boolean>;
  source(sanitize: (html: string) => string): BlockSource;
}

/** For one site. */
export function createSourceReader(identifier: string): SourceReader {
  const known: Answer = { pictures: {}, files: {}, pages: {} };
  const asked = new Set<string>();
  let hasPages = false;
  return {
    async readFor(document) {
      const ids = needsOf(document, blockTypeTable).assetIds.filter((id) => !asked.has(id));
      if (ids.length === 0 && hasPages) return false;
      for (const id of ids) asked.add(id);
      const query = ids.length > 0 ? { assets: ids.join(',') } : {};
      const result = await call('GET /api/sites/:identifier/block-source', {
        params: { identifier },
        query,
      });
      if (!result.ok) {
        for (const id of ids) asked.delete(id);
        return false;
      }
      hasPages = true;
      Object.assign(known.pictures, result.answer.pictures);
      Object.assign(known.files, result.answer.files);
      Object.assign(known.pages, result.answer.pages);
      return true;
    },
    source: (sanitize) => ({
      picture: (id) => known.pictures[id],
      fileUrl: (id) => known.files[id],
      pageUrl: (id) => known.pages[id],
      sanitize,
    }),
  };
}
