/**
 * Search without accents: "cafe" finds "Café", and the other way. The indexes of search (0041) and
 * that of the owner's titles are made anew over folded text.
 */
import { sql, type Kysely } from 'kysely';

const indexes = [
  ['title_words', `to_tsvector('simple', fold_text(title))`],
  ['words', 'folded_words(title, tags, excerpt, body)'],
  ['title_letters', 'fold_text(title) gin_trgm_ops'],
];

/** What `unaccent` gives depends on a file of rules; an index needs a promise that it stays. */
const statements = [
  'create extension if not exists unaccent',
  // Names are bound now: indexes are built with an empty search path.
  `create function fold_text(text) returns text
   language sql immutable strict parallel safe cost 100
   begin atomic select unaccent('unaccent', normalize($1, nfc)); end`,
  `create function folded_words(title text, tags text[], excerpt text, body text)
   returns tsvector language sql immutable parallel safe cost 10000
   begin atomic select to_tsvector('simple', fold_text(title || ' '
     || coalesce((select string_agg(tag, ' ') from unnest(tags) as tag), '')
     || ' ' || left(excerpt, 100000) || ' ' || left(body, 100000))); end`,
  ...['products', 'content_items'].flatMap((table) =>
    indexes.flatMap(([name, column]) => [
      `drop index ${table}_${name}`,
      `create index ${table}_${name} on ${table} using gin (site_id, ${column})
       with (gin_pending_list_limit = 512)`,
    ]),
  ),
  'drop function search_words',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
