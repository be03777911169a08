/** What blocks ask the site, answered from rows that were read before. */
import { answerFrom, type BlockSource } from '@sitewright/blocks';
import type { BlockAnswer } from '@sitewright/contract';
import { assetUrl } from '../context/present-image.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { presentPicture } from './block-answers/present-picture.ts';
import type { loadAssets } from './load-site.ts';

interface Rows {
  /** Files by their ids. */
  readonly assets: Awaited<ReturnType<typeof loadAssets>>;
  /** The pages of the site. */
  readonly pages: readonly {
    readonly id: string;
    readonly url_id: string;
    readonly is_homepage: boolean;
  }[];
  /** Addresses of products and posts by their ids. */
  readonly items: ReadonlyMap<string, string>;
  /** Answers to the questions of blocks, by their keys. */
  readonly answers: Readonly<Record<string, BlockAnswer>>;
}

/** Pictures are those that have a size; what is gone is undefined. */
export function makeBlockSource(
  siteId: string,
  { assets, pages, items, answers }: Rows,
): BlockSource {
  return {
    picture: (id) => presentPicture(siteId, assets.get(id)),
    fileUrl(id) {
      const asset = assets.get(id);
      return asset && assetUrl(siteId, asset);
    },
    pageUrl(id, itemId) {
      if (itemId !== undefined) return items.get(itemId);
      const page = pages.find((one) => one.id === id);
      if (!page) return undefined;
      return page.is_homepage ? '/' : `/${page.url_id}`;
    },
    answer: answerFrom(answers),
    sanitize: sanitizeContent,
  };
}
