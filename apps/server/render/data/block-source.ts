/** What blocks ask the site, answered from rows that were read before. */
import { answerFrom, type BlockSource, type RefusedForm } from '@sitewright/blocks';
import { blockWordsOf, type BlockAnswer } from '@sitewright/contract';
import type { Site } from '../../features/sites/site.ts';
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
  /** A form that is shown once more. */
  readonly refused?: RefusedForm | undefined;
}

/** Pictures are those that have a size; what is gone is undefined. */
export function makeBlockSource(
  { siteId, locale }: Pick<Site, 'siteId' | 'locale'>,
  { assets, pages, items, answers, refused }: Rows,
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
    words: blockWordsOf(locale),
    refused,
    sanitize: sanitizeContent,
  };
}
