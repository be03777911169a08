import type { RefusedForm } from '@sitewright/blocks';
import type { StorefrontAssets } from '../head/storefront-assets.ts';
import type { Program } from '@sitewright/template';
import type { LaterAnswerers } from '../data/block-answers/later-answerers.ts';
import type { ListPlaces } from '../data/list-places.ts';
import type { CollectionHead } from '../data/load-site.ts';
import type { RelatedAhead } from '../data/related-ahead.ts';
import type { SiteView } from '../site-view.ts';
import type { PageFields } from '../tags/page-fields.ts';
import type { TemplateRun } from '../template-run.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { RunFixed } from '../../db/fixed-statements.ts';

/** What building a page works with. */
export interface PageSource {
  readonly db: ReadDatabase;
  readonly runFixed: RunFixed;
  readonly now: Date;
  readonly view: SiteView;
  readonly templates: TemplateRun;
  readonly listPlaces: ListPlaces;
  readonly later: LaterAnswerers;
  /** What pages link of the storefront's build. */
  readonly storefront: StorefrontAssets;
  /** Of a page that is edited; missing: as visitors see it. */
  readonly fields?: PageFields;
  /** A form that a visitor sent and that is shown to them once more. */
  readonly refused?: RefusedForm;
}

/** A picture for previews of a link. */
export interface PreviewImage {
  /** Path on this site. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** One page before it becomes HTML: everything a template or the head may need. */
export interface PageModel {
  readonly status: number;
  /** ROUT-11..37. */
  readonly pageType: number;
  readonly viewKind: 'list' | 'item' | undefined;
  readonly collection: CollectionHead | undefined;
  /** `page-id` of the body element. */
  readonly bodyId: string;
  readonly bodyClasses?: readonly string[];
  /** Layouts to look for before the default one. */
  readonly layouts?: readonly string[];
  /** True: neither header nor footer, also in a theme that has no layout for that. */
  readonly isWithoutFrame?: boolean;
  /** Keys of the JSON context beside those that every page has. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What `?format=json` says in place of keys of `data`: texts where the page shows blocks. */
  readonly jsonData?: Readonly<Record<string, unknown>>;
  /** A template, or HTML that the server made. */
  readonly main: Program | string;
  readonly head: PageHead;
  /** What the page of a product read together with it. */
  readonly ahead?: RelatedAhead;
  /** Epoch milliseconds at which the oldest of it was read; missing: for this page. */
  readonly readAt?: number;
}

export interface PageHead {
  /** Plain text, escaped. */
  readonly title: string;
  readonly description: string;
  /** Canonical address on this site; undefined for pages that search engines should pass over. */
  readonly canonicalPath: string | undefined;
  /** The other languages that it is in; missing: only that of the site. */
  readonly languages?: readonly string[] | undefined;
  /** Where visitors find it in other languages, where search engines should pass over it. */
  readonly ownPath?: string | undefined;
  readonly image?: PreviewImage;
  /** Open Graph type. */
  readonly type: 'website' | 'article' | 'product';
  readonly feedPath?: string;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}

/** A page, or where it went. */
export type RouteResult = PageModel | { readonly redirectTo: string };
