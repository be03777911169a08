/** What posts are filed under, with how many there are of each. */
import { sql, type RawBuilder } from 'kysely';
import { readRows } from '../../../db/read-rows.ts';
import { collectionUrl } from '../../context/present-collection.ts';
import { isStore } from '../load-list-items.ts';
import type { Answerer, AnswerScope, QueryOf } from './answer-scope.ts';

type Query = QueryOf<'post-list'>;

/** More names than any page should list. */
const mostNames = 200;

interface Counted {
  list: number;
  name: string;
  count: number;
}

/** The name that a post is counted under. */
const names: Readonly<Record<Query['by'], RawBuilder<unknown>>> = {
  tag: sql`unnest(tags)`,
  category: sql`unnest(categories)`,
  author: sql`author_name`,
  month: sql`to_char(publish_on at time zone 'UTC', 'YYYY-MM')`,
};

/** Names in the order of letters, months with the newest first. */
export const answerPostLists: Answerer<'post-list'> = async (scope, queries) => {
  const pages = queries.map(({ collectionId }) =>
    scope.snapshot.collections.find((page) => page.id === collectionId && !isStore(page)),
  );
  const asked = queries.map((query, at) => (pages[at] ? query : undefined));
  const counted = Map.groupBy(await countNames(scope, asked), ({ list }) => list);
  return queries.map(({ by }, at) => {
    const page = pages[at];
    if (!page) return undefined;
    const rows = counted.get(at) ?? [];
    const entries = rows.map(({ name, count }) => ({
      name: by === 'month' ? monthText(name, scope) : name,
      url: `${collectionUrl(page)}?${by}=${encodeURIComponent(by === 'month' ? monthOf(name) : name)}`,
      count,
    }));
    return { kind: 'post-list', entries: by === 'month' ? entries.toReversed() : entries };
  });
};

async function countNames(
  { db, snapshot, templates }: AnswerScope,
  queries: readonly (Query | undefined)[],
): Promise<Counted[]> {
  const now = new Date(templates.localeAndTime.now);
  const lists = queries.flatMap((query, at) =>
    query
      ? [
          sql`select ${sql.lit(at)}::integer as list, name, count(*)::integer as count
            from (select ${names[query.by]} as name from content_items
              where site_id = ${snapshot.site.siteId} and collection_id = ${query.collectionId}
                and is_visible and publish_on <= ${now}) as named
            where name <> '' group by name`,
        ]
      : [],
  );
  if (lists.length === 0) return [];
  const statement = sql`select list, name, count from (
    select *, row_number() over (partition by list order by name) as place
    from (${sql.join(lists, sql` union all `)}) as lists) as numbered
    where place <= ${mostNames} order by list, name`;
  return readRows<Counted>(db, statement);
}

/** `2026-01` as lists of posts read it: `01-2026`. */
function monthOf(name: string): string {
  const [year = '', month = ''] = name.split('-');
  return `${month}-${year}`;
}

function monthText(name: string, { snapshot }: AnswerScope): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(snapshot.site.locale, format).format(new Date(`${name}-01`));
}
