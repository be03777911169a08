/** Which customers a list of staff has, as conditions of a statement. */
import type { countCustomers } from '@sitewright/contract';
import { sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { splitWords } from '../orders/order-words.ts';
import { searchLimits } from '../search/read-words.ts';

/** See the query of the call. */
export type CustomerFilter = z.output<typeof countCustomers.query>;

/** All conditions must hold; they are about rows of `customers`. */
export function matchCustomers(siteId: string, filter: CustomerFilter) {
  const { search, optedIn, hasAccount, spentFrom, group, country, since } = filter;
  return (eb: ExpressionBuilder<Database, 'customers'>) =>
    eb.and([
      eb('customers.site_id', '=', siteId),
      sql<SqlBool>`customers.is_listed`,
      ...(search?.trim() ? [matchWords(search)] : []),
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
