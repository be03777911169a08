/** Pages, menus and categories in the language that the site is shown in. */
import { readPageSeo } from './page-seo.ts';
import { menuTextName } from '../../features/settings/menu-text-name.ts';
import type { NavigationEntry } from '../../features/collections/tables.ts';
import { isRecord } from '../theme/read-conf.ts';
import type { CollectionHead } from './load-site.ts';
import { inLanguage, type TranslatedFields } from './load-translations.ts';
import type { CategoryRow } from './rows.ts';

/** A page by its translated fields. */
export function translatePage(
  row: CollectionHead,
  fields: TranslatedFields | undefined,
): CollectionHead {
  if (fields === undefined) return row;
  const { seoData } = row.settings;
  const seo = isRecord(seoData) ? seoData : {};
  const { seoTitle, seoDescription } = readPageSeo(row.settings);
  return {
    ...row,
    title: inLanguage(fields, 'title', row.title),
    navigation_title: inLanguage(
      fields,
      'navigationTitle',
      // An own name for menus stays until it is translated; without one the title serves.
      row.navigation_title === row.title
        ? inLanguage(fields, 'title', row.navigation_title)
        : row.navigation_title,
    ),
    description: inLanguage(fields, 'description', row.description),
    settings: {
      ...row.settings,
      ...(isRecord(seoData) && {
        seoData: {
          ...seo,
          seoTitle: inLanguage(fields, 'seoTitle', seoTitle),
          seoDescription: inLanguage(fields, 'seoDescription', seoDescription),
        },
      }),
    },
  };
}

/** A category by the translated names of the categories of its store. */
export function translateCategory(
  row: CategoryRow,
  fields: TranslatedFields | undefined,
): CategoryRow {
  return { ...row, display_name: inLanguage(fields, row.id, row.display_name) };
}

/** The entries of a menu with their own names translated; those of pages come with the pages. */
export function translateMenu(
  entries: readonly NavigationEntry[],
  fields: TranslatedFields | undefined,
): readonly NavigationEntry[] {
  if (fields === undefined) return entries;
  return entries.map((entry) => {
    const name = menuTextName(entry);
    const word = (original: string) => inLanguage(fields, name, original);
    const { title, externalLink, items } = entry;
    return {
      ...entry,
      ...(title !== undefined && { title: word(title) }),
      ...(externalLink && {
        externalLink: { ...externalLink, title: word(externalLink.title) },
      }),
      ...(items && { items: [...translateMenu(items, fields)] }),
    };
  });
}
