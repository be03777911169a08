/** What a page tells search engines of itself, apart from what visitors read on it. */
import { confBoolean, confString, isRecord } from '../theme/read-conf.ts';

/** As its owner writes it. */
export interface PageSeo {
  /** In place of its title and the site's; empty: these. */
  readonly seoTitle: string;
  /** In place of its description; empty: that. */
  readonly seoDescription: string;
  /** True: search engines are asked to pass it over, and no sitemap names it. */
  readonly isHiddenFromSearch: boolean;
}

/** Of the settings of a page, where it is kept as templates read it (`collection.seoData`). */
export function readPageSeo(settings: Readonly<Record<string, unknown>>): PageSeo {
  const data = isRecord(settings['seoData']) ? settings['seoData'] : {};
  return {
    seoTitle: confString(data['seoTitle']),
    seoDescription: confString(data['seoDescription']),
    isHiddenFromSearch: confBoolean(data['seoHidden']),
  };
}
