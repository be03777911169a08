import type { EditorOverlay, SitePage } from '@sitewright/contract';

/**
 * What the settings of a page write, by the tabs that they have, which are overlays of the editor
 * (EDIT-04). What is wrong with a field opens its tab.
 */
export const fieldsOfTab = {
  'page-settings': [
    'title',
    'navigationTitle',
    'urlId',
    'description',
    'comments',
    'commentDays',
    'regionName',
    'isEnabled',
  ],
  seo: ['seoTitle', 'seoDescription', 'isHiddenFromSearch'],
  share: ['mainImageId'],
} as const satisfies Partial<Record<EditorOverlay, readonly (keyof SitePage)[]>>;

export type PageTab = keyof typeof fieldsOfTab;

/** In the order in which they stand. */
export const pageTabs = Object.keys(fieldsOfTab) as PageTab[];

export const pageFields = Object.values(fieldsOfTab).flat();

export type PageFields = Pick<SitePage, (typeof pageFields)[number]>;

/** What search engines and shared links call a page, and what they say of it, which may be HTML. */
export function toldOf(
  { title, description, seoTitle, seoDescription }: PageFields,
  site: { readonly title: string },
): { readonly title: string; readonly text: string } {
  return { title: seoTitle || `${title} — ${site.title}`, text: seoDescription || description };
}

/** What each tab is drawn of. */
export interface PageTabProps {
  readonly page: SitePage;
  readonly fields: PageFields;
  readonly onChange: (changes: Partial<PageFields>) => void;
  /** By the paths of the call. */
  readonly errors: Readonly<Record<string, string>>;
}
