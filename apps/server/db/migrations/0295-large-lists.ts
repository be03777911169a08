/**
 * Lists that are large by now start from an index: files by words, kinds and missing descriptions,
 * mails by how an address begins, the log by how an action ends. Where a file is used is found
 * without reading texts: those that show a file at all tell the ids of theirs.
 * docs/decisions/185-large-lists.md
 */
import { sql, type Kysely } from 'kysely';

const shownFiles = (text: string) => `file_ids(${text})`;
const showsFiles = (text: string) => `${text} like '%/content/v1/%'`;

const statements = [
  `create index assets_words on assets using gin
     (site_id, lower(filename || ' ' || title || ' ' || alt_text) gin_trgm_ops)
     with (gin_pending_list_limit = 512)`,
  `create index assets_kind on assets (site_id, (case when kind = 'image' then 'image'
     when content_type like 'video/%' then 'video'
     when content_type like 'audio/%' then 'audio' else 'other' end), id)`,
  `create index assets_without_words on assets (site_id, id)
     where kind = 'image' and alt_text = ''`,
  // Addresses of files are /content/v1/SITE/ID/NAME.
  `create function file_ids(text) returns text[]
   language sql immutable strict parallel safe cost 1000
   begin atomic select coalesce(array_agg(distinct found[1]), '{}')
     from regexp_matches($1, '/content/v1/[^/\\s"'']+/([^/\\s"'']+)/', 'g') as found; end`,
  `create index products_files on products using gin (site_id, ${shownFiles('body')})
     with (gin_pending_list_limit = 512) where ${showsFiles('body')}`,
  `create index content_items_files on content_items
     using gin (site_id, ${shownFiles(`(body || ' ' || excerpt)`)})
     with (gin_pending_list_limit = 512) where ${showsFiles(`(body || ' ' || excerpt)`)}`,
  `create index content_items_picture on content_items (site_id, main_image_id, id)
     where main_image_id is not null`,
  `create index product_images_asset on product_images (site_id, asset_id, product_id)`,
  `create index variants_picture on variants (site_id, image_asset_id, id)
     where image_asset_id is not null`,
  `create index order_items_picture on order_items (site_id, image_asset_id, order_id)
     where image_asset_id is not null`,
  // Found by a beginning too, whatever the collation of the database.
  'drop index outbox_mails_to',
  'create index outbox_mails_to on outbox_mails (site_id, lower(to_address) text_pattern_ops)',
  `create index activity_log_change on activity_log
     (site_id, (substring(action from '[^-]*$')), id desc)`,
  'create index activity_log_key on activity_log (site_id, key_id, id desc) where key_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
