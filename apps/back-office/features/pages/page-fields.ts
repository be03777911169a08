import type { EditorOverlay, SitePage } from '@sitewright/contract';

/** What of a page its settings write. */
export const pageFields = [
  'title',
  'navigationTitle',
  'description',
  'urlId',
  'isEnabled',
  'regionName',
  'seoTitle',
  'seoDescription',
  'isHiddenFromSearch',
  'mainImageId',
] as const;

export type PageFields = Pick<SitePage, (typeof pageFields)[number]>;

/** The parts of the settings of a page, by the overlays that they are. EDIT-04 */
export const pageTabs = [
  'page-settings',
  'seo',
  'share',
] as const satisfies readonly EditorOverlay[];

export type PageTab = (typeof pageTabs)[number];

/** What is wrong with one of these opens its tab. */
export const fieldsOfTab: Readonly<Record<PageTab, readonly (keyof PageFields)[]>> = {
  'page-settings': ['title', 'navigationTitle', 'urlId', 'description', 'regionName'],
  seo: ['seoTitle', 'seoDescription'],
  share: ['mainImageId'],
};

/** What each tab is drawn of. */
export interface PageTabProps {
  readonly page: SitePage;
  readonly fields: PageFields;
  readonly onChange: (changes: Partial<PageFields>) => void;
  /** By the paths of the call. */
  readonly errors: Readonly<Record<string, string>>;
}
