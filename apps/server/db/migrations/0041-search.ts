/**
 * Search: indexes of the words of titles, of the words of everything, and of the letters of titles
 * for words that are misspelt. The site leads them, which two modules of PostgreSQL allow.
 */
import { sql, type Kysely } from 'kysely';

const indexes = [
  ['title_words', `to_tsvector('simple', title)`],
  ['words', 'search_words(title, tags, excerpt, body)'],
  ['title_letters', 'title gin_trgm_ops'],
];

const statements = [
  'create extension if not exists btree_gin',
  'create extension if not exists pg_trgm',
  // Of HTML the words between its tags count; what is longer than this is not looked through.
  `create function search_words(title text, tags text[], excerpt text, body text)
   returns tsvector language sql immutable parallel safe cost 10000 as $$
     select to_tsvector('simple', title || ' '
       || coalesce((select string_agg(tag, ' ') from unnest(tags) as tag), '')
       || ' ' || left(excerpt, 100000) || ' ' || left(body, 100000)) $$`,
  ...['products', 'content_items'].flatMap((table) =>
    indexes.map(
      ([name, column]) =>
        `create index ${table}_${name} on ${table} using gin (site_id, ${column})
         with (gin_pending_list_limit = 512)`,
    ),
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
