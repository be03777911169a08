interface MenuEntry {
  readonly collectionId?: string;
  readonly memberAreaId?: string;
  readonly externalLink?: { readonly url: string };
  readonly title?: string;
}

/** Menus of a site are translated as one thing. */
export const menusId = 'menus';

/**
 * The name under which an entry of a menu is translated: by where it leads, the same in all menus; a
 * heading of a folder by its words.
 */
export function menuTextName({
  collectionId,
  memberAreaId,
  externalLink,
  title = '',
}: MenuEntry): string {
  if (collectionId !== undefined) return `page ${collectionId}`;
  if (memberAreaId !== undefined) return `members ${memberAreaId}`;
  return (externalLink ? `link ${externalLink.url}` : `folder ${title}`).slice(0, 300);
}
