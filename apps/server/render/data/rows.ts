import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type CollectionRow = Selectable<Database['collections']>;
export type CategoryRow = Selectable<Database['categories']>;

/** Columns of an asset that a page needs. */
export const assetColumns = [
  'id',
  'kind',
  'filename',
  'content_type',
  'width',
  'height',
  'alt_text',
  'title',
  'body',
  'component_key',
  'license',
  'license_provider',
  'license_author',
  'focal_x',
  'focal_y',
  'color_data',
  'revision',
] as const;

/** What a page needs of an asset. */
export type AssetRow = Pick<Selectable<Database['assets']>, (typeof assetColumns)[number]>;
