/** What blocks ask the site, answered from rows that were read before. */
import type { BlockSource } from '@sitewright/blocks';
import { imageWidths } from '@sitewright/contract';
import { assetUrl } from '../context/present-image.ts';
import { sanitizeContent } from '../sanitize-content.ts';
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
}

/** Pictures are those that have a size; what is gone is undefined. */
export function makeBlockSource(siteId: string, { assets, pages }: Rows): BlockSource {
  return {
    picture(id) {
      const asset = assets.get(id);
      if (!asset || asset.width === 0) return undefined;
      return {
        url: assetUrl(siteId, asset),
        width: asset.width,
        height: asset.height,
        widths: imageWidths.filter((width) => width <= asset.width),
        altText: asset.alt_text,
        focalX: asset.focal_x,
        focalY: asset.focal_y,
      };
    },
    fileUrl(id) {
      const asset = assets.get(id);
      return asset && assetUrl(siteId, asset);
    },
    pageUrl(id) {
      const page = pages.find((one) => one.id === id);
      if (!page) return undefined;
      return page.is_homepage ? '/' : `/${page.url_id}`;
    },
    sanitize: sanitizeContent,
  };
}
