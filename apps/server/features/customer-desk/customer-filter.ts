/** Which customers a list of staff has, as conditions of a statement. */
import type { countCustomers } from '@sitewright/contract';
import {
  expressionBuilder,
  sql,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { findFew } from '../../db/find-few.ts';
import { holdsRareWords, holdsWords } from '../../db/rare-words.ts';
import type { Database } from '../../db/schema.ts';
import { matchesMost, rowByRow, walkList } from '../../db/walk-list.ts';
import { splitWords } from '../orders/order-words.ts';
import { searchLimits } from '../search/read-words.ts';

/** See the query of the call. */
export type CustomerFilter = z.output<typeof countCustomers.query>;

/** How a search is done; by the index of words unless told. */
interface SearchWay {
  /** The few rows that it found. */
  readonly ids?: readonly string[];
  /** Each row that is looked at says whether it holds the words. */
  readonly isRowByRow?: boolean;
  /** The condition that a row holds the words, where another one is faster. */
  readonly holds?: RawBuilder<SqlBool>;
}

/** A filter, and how its search is done. */
export type NarrowedFilter = CustomerFilter & SearchWay;

/**
 * The same where a page is read: a search for a rare word tells the few rows that have it, one for a
 * word of many the rows of the page.
 */
export async function narrowCustomers<Asked extends CustomerFilter & { readonly limit: number }>(
  db: ReadDatabase,
  { siteId, asked, next, order }: NarrowedPage<Asked>,
): Promise<Asked & SearchWay> {
  if (!asked.search?.trim()) return asked;
  const matches = matchCustomers(siteId, asked)(expressionBuilder<Database, 'customers'>());
  const walked = await walkList(db, {
    next,
    as: sql`customers`,
    matches: sql`${matches}`,
    id: sql`customers.id`,
    order,
    limit: asked.limit,
  });
  if (walked) return { ...asked, ids: walked };
  const holds = await matchRareWords(db, siteId, asked.search);
  const ids = await findFew(db, { table: 'customers', siteId, matches: holds });
  return ids ? { ...asked, ids } : { ...asked, holds };
}

interface NarrowedPage<Asked> {
  readonly siteId: string;
  readonly asked: Asked;
  /** The next rows of the list, and the clause behind `order by`. */
  readonly next: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** The same where rows are counted: what most hold is counted without an index of words. */
export async function narrowCount<Asked extends CustomerFilter>(
  db: ReadDatabase,
  siteId: string,
  asked: Asked,
): Promise<Asked & SearchWay> {
  if (!asked.search?.trim()) return asked;
  const isRowByRow = await matchesMost(db, {
    rows: sql`select * from customers where site_id = ${siteId} and is_listed`,
    as: 'customers',
    matches: matchWords(asked.search),
  });
  if (isRowByRow) return { ...asked, isRowByRow };
  return { ...asked, holds: await matchRareWords(db, siteId, asked.search) };
}

/** All conditions must hold; they are about rows of `customers`. */
export function matchCustomers(siteId: string, filter: NarrowedFilter) {
  const { search, ids, isRowByRow, optedIn, hasAccount, spentFrom, group, country, since } = filter;
  const { holds = matchWords(search ?? '') } = filter;
  return (eb: ExpressionBuilder<Database, 'customers'>) =>
    eb.and([
      eb('customers.site_id', '=', siteId),
      sql<SqlBool>`customers.is_listed`,
      ...(ids ? [sql<SqlBool>`customers.id = any (${ids})`] : []),
      ...(search?.trim() && !ids ? [isRowByRow ? rowByRow(holds) : holds] : []),
      ...(optedIn === undefined ? [] : [eb('opted_in_at', optedIn ? 'is not' : 'is', null)]),
      ...(hasAccount === undefined
        ? []
        : [hasAccount ? sql<SqlBool>`has_account` : sql<SqlBool>`not has_account`]),
      ...(spentFrom === undefined ? [] : [eb('spent_cents', '>=', spentFrom)]),
      ...(group ? [sql<SqlBool>`customers.groups @> array[${group}]::text[]`] : []),
      ...(country ? [eb('country', '=', country)] : []),
      ...(since === undefined ? [] : [eb('customers.created_at', '>=', new Date(since))]),
    ]);
}

/**
 * Every word that was typed begins a word of the customer. Digits with the signs of a phone between
 * them are one number. What holds no word finds nothing.
 */
function matchWords(typed: string): RawBuilder<SqlBool> {
  return holdsWords(wordIndex, listQueries(typed));
}

/** The same where an index of words is asked. */
function matchRareWords(
  db: ReadDatabase,
  siteId: string,
  typed: string,
): Promise<RawBuilder<SqlBool>> {
  const rows = sql`select * from customers where site_id = ${siteId} and is_listed
    order by created_at desc, id desc`;
  const words = { rows, as: 'customers', index: wordIndex, queries: listQueries(typed) };
  return holdsRareWords(db, words);
}

const wordIndex = sql.ref('customers.word_index');

function listQueries(typed: string): string[] {
  const isPhone = /^[\s+()/.\d-]{5,}$/.test(typed);
  return (isPhone ? [typed.replaceAll(/\D/g, '')] : splitWords(typed))
    .slice(0, searchLimits.words)
    .map((word) => word.slice(0, searchLimits.wordLength))
    .filter(Boolean)
    .map((word) => `'${word}':*`);
}
