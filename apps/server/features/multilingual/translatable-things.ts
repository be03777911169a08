/** Which texts of things may be translated: those that say something. One line a kind. */
import {
  contentLimits,
  defaultLabels,
  findMailPart,
  popupOwner,
  siteAreas,
  type TranslatableText,
  type TranslatedKind,
} from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import {
  findBodyDocument,
  isBehind,
  isBody,
  isUntouched,
} from '../../render/data/body-documents.ts';
import { labelWords } from '../../render/context/label-words.ts';
import { readPageSeo } from '../../render/data/page-seo.ts';
import type { NavigationEntry } from '../collections/tables.ts';
import { readSettings } from '../settings/read-settings.ts';
import { menusId, menuTextName } from '../settings/menu-text-name.ts';
import { wholeSiteThing } from '../sites/site-in-language.ts';
import type { Site } from '../sites/site.ts';

type Reader = ReadDatabase | WriteTransaction;

/** A thing with its texts; its title is what people call it, empty for what has no name. */
export interface TranslatableThing {
  readonly title: string;
  readonly texts: readonly TranslatableText[];
}

type ReadThing = (db: Reader, site: Site, id: string) => Promise<TranslatableThing | undefined>;

const readers: Readonly<Record<TranslatedKind, ReadThing>> = {
  site: readSite,
  menus: readMenus,
  page: readPage,
  category: readCategories,
  product: readProduct,
  post: readPost,
  popup: readNothing(popupOwner.ownerId),
  header: readNothing(siteAreas.header),
  footer: readNothing(siteAreas.footer),
  announcement: readNothing(siteAreas.announcement),
  mail: (_db, _site, id) =>
    Promise.resolve(findMailPart(id) ? { title: '', texts: [] } : undefined),
};

/** All that the one thing of its kind says stands in its document. */
function readNothing(owner: string): ReadThing {
  return (_db, _site, id) => Promise.resolve(id === owner ? { title: '', texts: [] } : undefined);
}

/** The texts of a thing; undefined when it is not there. */
export async function readTranslatable(
  db: Reader,
  site: Site,
  { kind, id }: { readonly kind: TranslatedKind; readonly id: string },
): Promise<TranslatableThing | undefined> {
  const thing = await readers[kind](db, site, id);
  return thing && { ...thing, texts: thing.texts.filter(({ original }) => original.trim() !== '') };
}

/**
 * Whether the content of a thing is a document of blocks, or is going to be. What a page says becomes
 * one as soon as that is opened; of a product, one that was opened and left as it was is none yet.
 */
export async function hasDocument(
  db: Reader,
  { siteId }: Site,
  thing: { readonly kind: TranslatedKind; readonly id: string },
): Promise<boolean> {
  const row = await findDocument(db, siteId, thing);
  if (row === undefined) return thing.kind === 'page' && saysSomething(db, siteId, thing.id);
  if (thing.kind !== 'product') return true;
  const product = await findProduct(db, siteId, thing.id);
  if (product === undefined || isBody(row, product)) return product !== undefined;
  const isOnlyOpened = isUntouched(row) && product.body !== '';
  return !isOnlyOpened && !isBehind(row, product);
}

/** Whether there is content of a page that was never edited as blocks. */
async function saysSomething(db: Reader, siteId: string, pageId: string): Promise<boolean> {
  const page = await db
    .selectFrom('collections')
    .select('main_content')
    .where('site_id', '=', siteId)
    .where('id', '=', pageId)
    .executeTakeFirst();
  return page !== undefined && page.main_content.trim() !== '';
}

async function findDocument(
  db: Reader,
  siteId: string,
  { kind, id }: { readonly kind: TranslatedKind; readonly id: string },
) {
  if (kind === 'site' || kind === 'menus' || kind === 'category') return undefined;
  return findBodyDocument(db, siteId, { purpose: kind, ownerId: id });
}

function findProduct(db: Reader, siteId: string, id: string) {
  return db
    .selectFrom('products')
    .select(['title', 'body', 'excerpt', 'seo_title', 'seo_description'])
    .select(['custom_add_button_text', 'sold_out_text', 'scarcity_text'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

const longText = 10_000;

const text = (
  field: string,
  original: string,
  maxLength: number = contentLimits.titleLength,
): TranslatableText => ({ field, original, format: 'text', maxLength });

const paragraph = (field: string, original: string): TranslatableText => ({
  field,
  original,
  format: 'long-text',
  maxLength: longText,
});

/** Whether this text of a kind of thing is HTML. */
export function isHtmlText(kind: TranslatedKind, field: string): boolean {
  return ['body', 'excerpt'].includes(field) || (kind === 'page' && field === 'description');
}

const html = (field: string, original: string, maxLength = 200_000): TranslatableText => ({
  field,
  original,
  format: 'html',
  maxLength,
});

async function readSite(_db: Reader, site: Site, id: string) {
  if (id !== wholeSiteThing.id) return undefined;
  const announcement = readSettings(site, 'announcement');
  const labels = readSettings(site, 'labels');
  return {
    title: site.title,
    texts: [
      text('title', site.title),
      text('tagline', site.tagline),
      paragraph('description', site.description),
      text('announcement.text', announcement.text, 300),
      text('announcement.linkText', announcement.linkText, 100),
      ...labelNames.map((name) => labelText(site, name, labels[name])),
    ],
  };
}

const labelNames = Object.keys(defaultLabels) as (keyof typeof defaultLabels)[];

/** A word of pages: the owner's goes for all languages, in place of those that are built in. */
function labelText({ locale }: Site, name: keyof typeof defaultLabels, own: string) {
  if (own !== '') return text(`labels.${name}`, own, 200);
  const builtIn: Readonly<Record<string, string>> = {
    en: defaultLabels[name],
    ...Object.fromEntries(Object.entries(labelWords).map(([code, words]) => [code, words[name]])),
  };
  const original = builtIn[locale.split('-')[0]!] ?? defaultLabels[name];
  return { ...text(`labels.${name}`, original, 200), builtIn };
}

async function readMenus(db: Reader, { siteId }: Site, id: string) {
  if (id !== menusId) return undefined;
  const rows = await db
    .selectFrom('navigations')
    .select('items')
    .where('site_id', '=', siteId)
    .orderBy('name')
    .execute();
  const named = rows.flatMap(({ items }) => namesOf(items));
  return { title: '', texts: [...new Map(named.map((one) => [one.field, one])).values()] };
}

/** Entries that are called as their pages come with those. */
function namesOf(entries: readonly NavigationEntry[]): TranslatableText[] {
  return entries.flatMap((entry) => {
    const title = entry.externalLink?.title ?? entry.title ?? '';
    return [text(menuTextName(entry), title), ...namesOf(entry.items ?? [])];
  });
}

async function readPage(db: Reader, { siteId }: Site, id: string) {
  const row = await db
    .selectFrom('collections')
    .select(['title', 'navigation_title', 'description', 'settings'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seoTitle, seoDescription } = readPageSeo(row.settings);
  const isOwnName = row.navigation_title !== row.title;
  return {
    title: row.title,
    texts: [
      text('title', row.title),
      text('navigationTitle', isOwnName ? row.navigation_title : ''),
      text('seoTitle', seoTitle),
      text('seoDescription', seoDescription),
      html('description', row.description, longText),
    ],
  };
}

/** The categories of a store, by their ids. */
async function readCategories(db: Reader, { siteId }: Site, collectionId: string) {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'display_name'])
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return { title: '', texts: rows.map((row) => text(row.id, row.display_name, 500)) };
}

async function readProduct(db: Reader, { siteId }: Site, id: string) {
  const row = await findProduct(db, siteId, id);
  const document = await findDocument(db, siteId, { kind: 'product', id });
  const isOfBlocks = row !== undefined && document !== undefined && isBody(document, row);
  return (
    row && {
      title: row.title,
      texts: [
        text('title', row.title),
        // A body of blocks is translated in its document.
        html('body', isOfBlocks ? '' : row.body),
        html('excerpt', row.excerpt),
        text('customAddButtonText', row.custom_add_button_text, 200),
        text('soldOutText', row.sold_out_text ?? '', 200),
        text('scarcityText', row.scarcity_text ?? '', 200),
        text('seoTitle', row.seo_title),
        paragraph('seoDescription', row.seo_description),
      ],
    }
  );
}

async function readPost(db: Reader, { siteId }: Site, id: string) {
  // Until its document is published, a post is what stands in the row.
  const document = await findDocument(db, siteId, { kind: 'post', id });
  const isOfBlocks = document !== undefined && document.published !== null;
  const row = await db
    .selectFrom('content_items')
    .select(['title', 'body', 'excerpt', 'seo_title', 'seo_description'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      title: row.title,
      texts: [
        text('title', row.title),
        // A body of blocks is translated in its document.
        html('body', isOfBlocks ? '' : row.body),
        html('excerpt', row.excerpt),
        text('seoTitle', row.seo_title),
        paragraph('seoDescription', row.seo_description),
      ],
    }
  );
}
