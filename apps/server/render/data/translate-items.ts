/** Products and posts in the language that the site is shown in. */
import type { ReadDatabase } from '../../db/database.ts';
import type { Site } from '../../features/sites/site.ts';
import { otherLanguagesOf } from '../../features/settings/site-languages.ts';
import type { ProductRow } from './load-products.ts';
import type { PostRow } from './load-posts.ts';
import { inLanguage, loadTranslations } from './load-translations.ts';

/** A product with its own words in the language; it was read with those of all languages. */
export function translateProduct(
  row: ProductRow,
  { language }: Pick<Site, 'language'>,
): ProductRow {
  const fields = row.said.find((one) => one.language === language)?.fields;
  if (fields === undefined) return row;
  const own = (name: string, original: string | null) =>
    original === null ? null : inLanguage(fields, name, original);
  return {
    ...row,
    title: inLanguage(fields, 'title', row.title),
    body: inLanguage(fields, 'body', row.body),
    excerpt: inLanguage(fields, 'excerpt', row.excerpt),
    custom_add_button_text: inLanguage(fields, 'customAddButtonText', row.custom_add_button_text),
    sold_out_text: own('soldOutText', row.sold_out_text),
    scarcity_text: own('scarcityText', row.scarcity_text),
    seo_title: inLanguage(fields, 'seoTitle', row.seo_title),
    seo_description: inLanguage(fields, 'seoDescription', row.seo_description),
  };
}

/** The enabled languages that a product is in: once its title is. */
export function languagesOfProduct({ said }: ProductRow, site: Site): string[] {
  return otherLanguagesOf(site).flatMap(({ code, isEnabled }) => {
    const isIn = said.some(({ language, fields }) => language === code && 'title' in fields);
    return isEnabled && isIn ? code : [];
  });
}

/** Posts with their own words in the language. */
export async function translatePosts<Row extends PostRow>(
  db: ReadDatabase,
  site: Site,
  rows: readonly Row[],
): Promise<Row[]> {
  const said = await loadTranslations(db, site, { kind: 'post', ids: rows.map(({ id }) => id) });
  return rows.map((row) => {
    const fields = said.get(row.id);
    if (fields === undefined) return row;
    return {
      ...row,
      title: inLanguage(fields, 'title', row.title),
      body: inLanguage(fields, 'body', row.body),
      excerpt: inLanguage(fields, 'excerpt', row.excerpt),
      seo_title: inLanguage(fields, 'seoTitle', row.seo_title),
      seo_description: inLanguage(fields, 'seoDescription', row.seo_description),
    };
  });
}
