/** Menus, collections, their categories and the items that are not products. */
import type { PostComments, PostLocation } from '@sitewright/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CollectionType, RecordType } from '@sitewright/commerce';
import type { Instant, InstantWithDefault, Json } from '../../db/columns.ts';

export interface CollectionTables {
  navigations: NavigationsTable;
  collections: CollectionsTable;
  categories: CategoriesTable;
  content_items: ContentItemsTable;
}

interface NavigationsTable {
  site_id: string;
  /** The `name` of template.conf `navigations`, e.g. `mainNav`. */
  name: string;
  items: JSONColumnType<NavigationEntry[], string, string>;
}

/** One link of a menu: a collection, or an address outside, or a folder with entries. */
export interface NavigationEntry {
  collectionId?: string;
  /** What is for members alone: it leads to their pages. */
  memberAreaId?: string;
  externalLink?: { title: string; url: string; newWindow: boolean };
  title?: string;
  items?: NavigationEntry[];
}

/** Who sees what no public page, list, menu, feed or map shows: members, or who has a password. */
export type ClosedBy = 'members' | 'password';

interface CollectionsTable {
  site_id: string;
  id: string;
  /** `products`, `blog`, `page`, … or a type of the theme (X of X.conf). */
  type_name: string;
  /** ENUM-02 number. */
  type: CollectionType;
  /** Path without the leading slash: `shop`, `about/team`. */
  url_id: string;
  title: string;
  navigation_title: string;
  description: string;
  is_homepage: boolean;
  is_enabled: boolean;
  /** Why it is closed; null: it is not. It is neither enabled nor the home page while it is. */
  closed_by: ColumnType<ClosedBy | null, ClosedBy | null | undefined, ClosedBy | null>;
  page_size: number;
  ordering: string;
  region_name: string;
  main_image_id: string | null;
  /** Main content of a page: sanitised HTML, or a theme page name in `settings.page`. */
  main_content: string;
  settings: Json<Record<string, unknown>>;
  /** Code of the owner in the head of the page; null: none was ever written. */
  header_code: Generated<string | null>;
  display_index: number;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}

interface CategoriesTable {
  site_id: string;
  id: string;
  collection_id: string;
  parent_id: string | null;
  display_name: string;
  /** Path of slugs: `flower/ageratum`. Unique in its collection. */
  url_path: string;
  display_index: number;
}

interface ContentItemsTable {
  site_id: string;
  id: string;
  collection_id: string;
  /** ENUM-01 number. */
  record_type: RecordType;
  url_id: string;
  title: string;
  body: string;
  excerpt: string;
  author_name: string;
  tags: string[];
  categories: string[];
  main_image_id: string | null;
  is_starred: boolean;
  is_visible: boolean;
  display_index: number;
  publish_on: Instant;
  /** Empty: the title and the excerpt serve. */
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  /** Of an event. CALD-01 */
  starts_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  location: ColumnType<PostLocation | null, string | null | undefined, string | null>;
  /** An address at a host of videos; null or empty: there is none. ENT-19 */
  video_url: Generated<string | null>;
  /** The video waits under a cover. */
  has_video_overlay: Generated<boolean | null>;
  /** What visitors may do below it. */
  comments: Generated<PostComments>;
  /** The block of its document that stands for it in lists. ENUM-06 */
  promoted_block_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Counted by the database: all, and those that visitors see. */
  comment_count: Generated<number>;
  public_comment_count: Generated<number>;
  custom_content: Json<Record<string, unknown>>;
  created_at: InstantWithDefault;
  updated_at: InstantWithDefault;
}
