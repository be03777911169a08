import type { Program } from '@sitewright/template';
import { itemTitle } from '../head/page-title.ts';
import type { SiteView } from '../site-view.ts';
import type { PageModel } from './page-model.ts';

export interface SystemPage {
  readonly pageType: number;
  /** Plain text, escaped; before the name of the site. */
  readonly title: string;
  readonly main: Program | string;
  readonly status?: number;
  readonly data?: Readonly<Record<string, unknown>>;
  /** `page-id` and a class of the body element, e.g. `cart`. */
  readonly name: string;
  /** Where it stands in each language; missing: it is one visitor's own. */
  readonly ownPath?: string;
  /** Layouts to use when the theme has them. */
  readonly layouts?: readonly string[];
  /** True: neither header nor footer, and so no menu, whatever the theme has. */
  readonly isBare?: boolean;
}

/** A page that the server makes in the theme's default layout: cart, search, not found. */
export function buildSystemPage(view: SiteView, page: SystemPage): PageModel {
  const model: PageModel = {
    status: page.status ?? 200,
    pageType: page.pageType,
    viewKind: undefined,
    collection: undefined,
    bodyId: page.name,
    bodyClasses: ['system-page-body', `system-page-${page.name}`],
    data: page.data ?? {},
    layouts: page.layouts,
    main: page.main,
    head: {
      title: itemTitle(view.snapshot.site, page.title),
      description: '',
      canonicalPath: undefined,
      ownPath: page.ownPath,
      type: 'website',
      jsonLd: [],
    },
  };
  return page.isBare ? withoutFrame(model) : model;
}

/** The page with neither header nor footer, and so without a menu. */
export function withoutFrame(model: PageModel): PageModel {
  return { ...model, layouts: ['bare'], isWithoutFrame: true };
}
