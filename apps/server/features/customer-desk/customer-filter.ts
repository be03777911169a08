/** Which customers a list of staff has, as conditions of a statement. */
import type { countCustomers } from '@sitewright/contract';
import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import { findFew } from '../../db/find-few.ts';
import type { Database } from '../../db/schema.ts';
import { splitWords } from '../orders/order-words.ts';
import { searchLimits } from '../search/read-words.ts';

/** See the query of the call. */
export type CustomerFilter = z.output<typeof countCustomers.query>;

/** A filter, with the few rows that a search found. */
export type NarrowedFilter = CustomerFilter & { readonly ids?: readonly string[] };

/**
 * The same where a list is read in an order of its own: a search for a rare word tells the few rows
 * that have it.
 */
export async function narrowCustomers<Asked extends CustomerFilter>(
  db: ReadDatabase,
  siteId: string,
  asked: Asked,
): Promise<Asked & { ids?: readonly string[] }> {
  if (!asked.search?.trim()) return asked;
  const ids = await findFew(db, { table: 'customers', siteId, matches: matchWords(asked.search) });
  return ids ? { ...asked, ids } : asked;
}

/** All conditions must hold; they are about rows of `customers`. */
export function matchCustomers(siteId: string, filter: NarrowedFilter) {
  const { search, ids, optedIn, hasAccount, spentFrom, group, country, since } = filter;
  return (eb: ExpressionBuilder<Database, 'customers'>) =>
    eb.and([
      eb('customers.site_id', '=', siteId),
      sql<SqlBool>`customers.is_listed`,
      ...(ids ? [sql<SqlBool>`customers.id = any (${ids})`] : []),
      ...(search?.trim() && !ids ? [matchWords(search)] : []),
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
  const isPhone = /^[\s+()/.\d-]{5,}$/.test(typed);
  const words = (isPhone ? [typed.replaceAll(/\D/g, '')] : splitWords(typed))
    .slice(0, searchLimits.words)
    .map((word) => word.slice(0, searchLimits.wordLength))
    .filter(Boolean);
  if (words.length === 0) return sql<SqlBool>`false`;
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return sql<SqlBool>`customers.word_index @@ to_tsquery('simple', fold_text(${query}))`;
}
