/** Finds products and posts by what a visitor typed. Cost does not grow with the shop. */
import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { readWords, toQuery } from './read-words.ts';

export interface SearchScope {
  readonly siteId: string;
  /** Collections whose items may be found. */
  readonly collectionIds: readonly string[];
  /** Nothing later than this is public yet. */
  readonly now: Date;
  readonly limit: number;
}

type Table = 'products' | 'content_items';

/** Rows that are looked at closely to put them in order; more are not the better for it. */
const maxCandidates = 300;
/** A statement of a search is given up after this. */
const timeoutMs = 2_000;
/** Share of letters that a misspelt word has in common with the one that was meant. */
const likeness = 0.4;

/** Ids of what was found, the best first. */
interface Matches {
  readonly products: readonly string[];
  readonly posts: readonly string[];
}

const nothing: Matches = { products: [], posts: [] };

/**
 * Titles that hold all words come first, those with the whole word before those where it begins
 * one; then texts that hold them; and when there is nothing, titles that are spelt like it. Call it
 * in a transaction of its own: it sets how long its statements may take.
 */
export async function findMatches(
  trx: WriteTransaction,
  typed: string,
  scope: SearchScope,
): Promise<Matches> {
  if (readWords(typed).length === 0 || scope.collectionIds.length === 0) return nothing;
  const wanted = readWords(await fold(trx, typed));
  if (wanted.length === 0) return nothing;
  const products = await findByWords(trx, 'products', { wanted, scope });
  const posts = await findByWords(trx, 'content_items', { wanted, scope });
  if (products.length + posts.length > 0) return { products, posts };
  return {
    products: await findAlike(trx, 'products', { wanted, scope }),
    posts: await findAlike(trx, 'content_items', { wanted, scope }),
  };
}

interface Wanted {
  readonly wanted: readonly string[];
  readonly scope: SearchScope;
}

/** Rows of the table that a visitor may see. */
function isPublic(table: Table, { siteId, collectionIds, now }: SearchScope) {
  const since = table === 'products' ? sql`true` : sql`publish_on <= ${now}`;
  return sql`site_id = ${siteId} and is_visible and ${since}
    and collection_id = any(${[...collectionIds]}::text[])`;
}

/**
 * What was typed, without accents, as the indexes have it. From here on only the indexes of search
 * are used: a plan that reads rows one by one would have no end.
 */
async function fold(trx: WriteTransaction, typed: string): Promise<string> {
  const { rows } = await sql<{
    folded: string;
  }>`select fold_text(${typed}) as folded, set_config('statement_timeout', ${String(timeoutMs)}, true),
    set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true),
    set_config('enable_seqscan', 'off', true),
    set_config('enable_indexscan', 'off', true)`.execute(trx);
  return rows[0]?.folded ?? '';
}

async function findByWords(trx: WriteTransaction, table: Table, search: Wanted): Promise<string[]> {
  const inTitle = await findIn(trx, table, { ...search, words: titleWords });
  if (inTitle.length >= search.scope.limit) return inTitle;
  const inText = await findIn(trx, table, { ...search, words: allWords });
  return [...new Set([...inTitle, ...inText])].slice(0, search.scope.limit);
}

/** As the indexes have it: an expression that differs would not find them. */
const foldedTitle = sql`fold_text(title)`;
const titleWords = sql`to_tsvector('simple', ${foldedTitle})`;
const titleLetters = { products: sql`title_key`, content_items: foldedTitle };
const allWords = sql`folded_words(title, tags, excerpt, body)`;

/** Rows whose words are all those wanted or begin with them; the best titles first. */
async function findIn(
  trx: WriteTransaction,
  table: Table,
  { wanted, scope, words }: Wanted & { words: RawBuilder<unknown> },
): Promise<string[]> {
  const beginning = sql`to_tsquery('simple', ${toQuery(wanted, '&', ':*')})`;
  const any = sql`to_tsquery('simple', ${toQuery(wanted, '|', ':*')})`;
  const whole = sql`to_tsquery('simple', ${toQuery(wanted, '&', '')})`;
  const { rows } = await sql<{ id: string }>`
    with candidates as materialized (
      select id, title from ${sql.table(table)}
      where ${isPublic(table, scope)} and ${words} @@ ${beginning}
      limit ${maxCandidates}
    )
    select id from candidates
    order by ${titleWords} @@ ${whole} desc, ts_rank(${titleWords}, ${any}) desc,
      length(title), title, id
    limit ${scope.limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

async function findAlike(
  trx: WriteTransaction,
  table: Table,
  { wanted, scope }: Wanted,
): Promise<string[]> {
  const text = wanted.join(' ');
  const { rows } = await sql<{ id: string }>`
    with candidates as materialized (
      select id, title from ${sql.table(table)}
      where ${isPublic(table, scope)} and ${text} <% ${titleLetters[table]}
      limit ${maxCandidates}
    )
    select id from candidates
    order by word_similarity(${text}, ${foldedTitle}) desc, length(title), title, id
    limit ${scope.limit}`.execute(trx);
  return rows.map(({ id }) => id);
}
