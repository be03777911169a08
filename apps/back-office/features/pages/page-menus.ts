import type { SiteLink, SiteMenu } from '@sitewright/contract';

/** What the menus are called that lead to a page, by the id of the page. */
export function menusByPage(menus: readonly SiteMenu[]): ReadonlyMap<string, readonly string[]> {
  const byPage = new Map<string, string[]>();
  for (const { title, identifier, links } of menus) {
    for (const id of new Set(pagesIn(links))) {
      byPage.set(id, [...(byPage.get(id) ?? []), title || identifier]);
    }
  }
  return byPage;
}

/** The pages that links lead to, by their ids; also those within folders. */
export function pagesIn(links: readonly SiteLink[]): string[] {
  return links.flatMap(({ collectionId, items = [] }) => [
    ...(collectionId === undefined ? [] : [collectionId]),
    ...pagesIn(items),
  ]);
}
