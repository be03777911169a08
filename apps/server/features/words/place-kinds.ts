/** What of a site has words beside documents: which texts, and who writes them. */
import type { TextFormat } from '@sitewright/blocks';
import type { WordPlace } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { readPageSeo, type PageSeo } from '../../render/data/page-seo.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { changeProduct } from '../products/change-products.ts';

/** A kind of rows with words. */
export type RowKind = Exclude<WordPlace, 'document'>;

type Reader = ReadDatabase | WriteTransaction;

/** A row with its words by the names of fields. */
export interface WordRow {
  readonly id: string;
  readonly title: string;
  /** Visitors see its fields. */
  readonly isLive: boolean;
  readonly texts: Readonly<Record<string, string>>;
}

interface PlaceKind {
  /** What each text is written in, in the order of reading; `mixed`: HTML where it has a tag. */
  readonly formats: Readonly<Record<string, TextFormat | 'mixed'>>;
  /** The text that a document stands in for. */
  readonly ofDocument?: string;
  /** Rows of these ids, which are not empty. */
  load(db: Reader, siteId: string, ids: readonly string[]): Promise<WordRow[]>;
  save(scope: EventScope, id: string, texts: Readonly<Record<string, string>>): Promise<void>;
}

const page: PlaceKind = {
  formats: {
    title: 'text',
    navigationTitle: 'text',
    description: 'mixed',
    seoTitle: 'text',
    seoDescription: 'text',
    mainContent: 'html',
  },
  ofDocument: 'mainContent',
  async load(db, siteId, ids) {
    const rows = await db
      .selectFrom('collections')
      .select(['id', 'title', 'navigation_title', 'description', 'settings', 'main_content'])
      .select('is_enabled')
      .where('site_id', '=', siteId)
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title, is_enabled: isLive, ...row }) => ({
      id,
      title,
      isLive,
      texts: {
        title,
        navigationTitle: row.navigation_title,
        description: row.description,
        ...wordsOfSeo(readPageSeo(row.settings)),
        mainContent: row.main_content,
      },
    }));
  },
  async save({ trx, site: { siteId } }, id, texts) {
    await saveCollection(trx, siteId, { ...texts, id });
  },
};

const wordsOfSeo = ({ seoTitle, seoDescription }: PageSeo) => ({ seoTitle, seoDescription });

const post: PlaceKind = {
  formats: {
    title: 'text',
    excerpt: 'html',
    seoTitle: 'text',
    seoDescription: 'text',
    body: 'html',
  },
  ofDocument: 'body',
  async load(db, siteId, ids) {
    const rows = await db
      .selectFrom('content_items')
      .select(['id', 'title', 'excerpt', 'seo_title', 'seo_description', 'body', 'is_visible'])
      .where('site_id', '=', siteId)
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title, excerpt, body, is_visible: isLive, ...row }) => ({
      id,
      title,
      isLive,
      texts: {
        title,
        excerpt,
        seoTitle: row.seo_title,
        seoDescription: row.seo_description,
        body,
      },
    }));
  },
  async save({ trx, site: { siteId } }, id, texts) {
    await saveContentItem(trx, siteId, { ...texts, id });
  },
};

const product: PlaceKind = {
  formats: {
    title: 'text',
    body: 'html',
    excerpt: 'html',
    seoTitle: 'text',
    seoDescription: 'text',
  },
  ofDocument: 'body',
  async load(db, siteId, ids) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'title', 'body', 'excerpt', 'seo_title', 'seo_description', 'is_visible'])
      .where('site_id', '=', siteId)
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title, body, excerpt, is_visible: isLive, ...row }) => ({
      id,
      title,
      isLive,
      texts: {
        title,
        body,
        excerpt,
        seoTitle: row.seo_title,
        seoDescription: row.seo_description,
      },
    }));
  },
  async save(scope, id, texts) {
    await changeProduct(scope, { ...texts, id });
  },
};

/** Kinds by their names. */
export const placeKinds: Readonly<Record<RowKind, PlaceKind>> = { page, post, product };

/** The table of a kind. */
export const placeTables = {
  page: 'collections',
  post: 'content_items',
  product: 'products',
} as const satisfies Record<RowKind, string>;
