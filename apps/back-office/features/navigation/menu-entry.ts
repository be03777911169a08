import type { CallAnswer, NavigationItemInput, SiteLink } from '@sitewright/contract';

/** Pages that a menu can lead to. */
export type LayoutPage = CallAnswer<'GET /api/commondata/GetSiteLayout'>['collections'][number];

/** What an entry is. */
export type EntryKind = 'page' | 'link' | 'folder';

/** What an entry is: a folder leads nowhere by itself. */
export function kindOf({ externalLink, collectionId, items }: SiteLink): EntryKind {
  if (externalLink) return 'link';
  return items && collectionId === undefined ? 'folder' : 'page';
}

/** What of an entry is written: all that the server did not add by itself. */
export function toInput(link: SiteLink): NavigationItemInput {
  const { collectionId, externalLink, memberAreaId, title, items } = link;
  return {
    ...(collectionId !== undefined && { collectionId }),
    ...(externalLink && { externalLink }),
    ...(memberAreaId !== undefined && { memberAreaId }),
    ...(title !== undefined && { title }),
    ...(items && { items: items.map(toInput) }),
  };
}

/** An entry as it is shown, of what is written. */
export function toLink(input: NavigationItemInput, pages: readonly LayoutPage[]): SiteLink {
  const { collectionId, externalLink, memberAreaId, title, items } = input;
  const page = pages.find(({ id }) => id === collectionId);
  return {
    ...(collectionId !== undefined && { collectionId }),
    ...(externalLink && { externalLink }),
    ...(memberAreaId !== undefined && { memberAreaId }),
    ...(title !== undefined && { title }),
    label: title ?? externalLink?.title ?? (page?.navigationTitle || page?.title) ?? '',
    fullUrl: externalLink?.url ?? (page ? `/${page.urlId}` : ''),
    isShown: page?.isEnabled ?? true,
    ...(page?.isFolder === true && { isFolder: true }),
    ...(items && { items: items.map((item) => toLink(item, pages)) }),
  };
}

/** A menu in one line, for comparing two of them. */
export function printMenu(items: readonly SiteLink[]): string {
  return items
    .map(({ label, items: below }) => (below ? `${label} (${printMenu(below)})` : label))
    .join(' · ');
}
