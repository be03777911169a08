/** Checks that rows of one table pass or fail: counted in one walk a table, listed by keyset. */
import { seoLengths, staffLimits, type listSeoThings, type SeoCheck } from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { isHiddenPage } from '../collections/page-seo.ts';

export type SeoThing = AnswerOf<typeof listSeoThings>['things'][number];

/** Rows of a table that are looked at, and how they are shown. */
interface Looked {
  readonly kind: SeoThing['kind'];
  /** With the alias `t`. */
  readonly from: RawBuilder<unknown>;
  readonly title: RawBuilder<string>;
  readonly path: RawBuilder<string>;
}

interface RowCheck {
  readonly of: Looked;
  readonly fails: RawBuilder<boolean>;
  /** What of the row is told. */
  readonly detail: RawBuilder<string>;
  /** It may be meant so. */
  readonly isHint?: true;
}

const nothing = sql<string>`''`;
const [mostTitle, mostDescription] = [seoLengths.title, seoLengths.description].map((length) =>
  sql.lit(length),
);

const products: Looked = {
  kind: 'product',
  from: sql`products t join collections c on c.site_id = t.site_id and c.id = t.collection_id`,
  title: sql`t.title`,
  path: sql`case when t.is_visible and c.is_enabled then '/' || c.url_id || '/p/' || t.url_id else '' end`,
};
const posts: Looked = {
  kind: 'post',
  from: sql`content_items t join collections c on c.site_id = t.site_id and c.id = t.collection_id`,
  title: sql`t.title`,
  path: sql`'/' || c.url_id || '/' || t.url_id`,
};
const pages: Looked = {
  kind: 'page',
  from: sql`collections t`,
  title: sql`t.title`,
  path: sql`case when t.is_enabled then '/' || t.url_id else '' end`,
};
const files: Looked = {
  kind: 'file',
  from: sql`assets t`,
  title: sql`t.filename`,
  path: nothing,
};

const sold = sql`t.is_visible and t.archived_at is null`;
/** Pages of items describe themselves by their text where nothing else does. */
const hasNoText = sql`t.excerpt = '' and t.body = ''`;
/** Of products and posts: what search engines are told, else what it is called. */
const toldTitle = sql<string>`coalesce(nullif(t.seo_title, ''), t.title)`;

/** What search engines are told of a page: text of its own, else the words of its description. */
const describedPage = sql<string>`coalesce(nullif(t.settings #>> '{seoData,seoDescription}', ''),
  regexp_replace(t.description, '<[^>]*>', '', 'g'))`;
const calledPage = sql<string>`coalesce(nullif(t.settings #>> '{seoData,seoTitle}', ''), t.title)`;
/** Search engines look at it. */
const seenPage = sql`t.is_enabled and not (${isHiddenPage(sql.ref('t.settings'))})`;

/** One more check of rows is one more entry. */
const rowChecks: Readonly<Partial<Record<SeoCheck, RowCheck>>> = {
  'page-title-long': {
    of: pages,
    fails: sql`${seenPage} and length(${calledPage}) > ${mostTitle}`,
    detail: calledPage,
  },
  'page-description-missing': {
    of: pages,
    fails: sql`${seenPage} and ${describedPage} = ''`,
    detail: nothing,
  },
  'page-description-long': {
    of: pages,
    fails: sql`${seenPage} and length(${describedPage}) > ${mostDescription}`,
    detail: describedPage,
  },
  'page-hidden': {
    of: pages,
    fails: sql`not t.is_enabled and t.closed_by is null`,
    detail: nothing,
    isHint: true,
  },
  'product-title-long': {
    of: products,
    fails: sql`${sold} and length(${toldTitle}) > ${mostTitle}`,
    detail: toldTitle,
  },
  'product-description-missing': {
    of: products,
    fails: sql`${sold} and t.seo_description = '' and ${hasNoText}`,
    detail: nothing,
  },
  'product-description-long': {
    of: products,
    fails: sql`${sold} and length(t.seo_description) > ${mostDescription}`,
    detail: sql`t.seo_description`,
  },
  'product-hidden': {
    of: products,
    fails: sql`not t.is_visible and t.archived_at is null`,
    detail: nothing,
    isHint: true,
  },
  'post-title-long': {
    of: posts,
    fails: sql`t.is_visible and length(${toldTitle}) > ${mostTitle}`,
    detail: nothing,
  },
  'post-description-missing': {
    of: posts,
    fails: sql`t.is_visible and t.seo_description = '' and ${hasNoText}`,
    detail: nothing,
  },
  'picture-alt': {
    of: files,
    fails: sql`t.kind = 'image' and t.alt_text = ''`,
    detail: nothing,
  },
};

/** What was counted of a check: rows at all, and those that fail. */
interface RowCount {
  readonly all: number;
  readonly failing: number;
  readonly isHint: boolean;
}

/** All of them, each table walked once. */
export async function countRows(
  { db }: Pick<AppContext, 'db'>,
  siteId: string,
): Promise<ReadonlyMap<SeoCheck, RowCount>> {
  const checks = Object.entries(rowChecks) as [SeoCheck, RowCheck][];
  const counts = new Map<SeoCheck, RowCount>();
  for (const [looked, own] of Map.groupBy(checks, ([, check]) => check.of)) {
    const fields = own.map(
      ([name, { fails }]) => sql`${sql.lit(name)}, count(*) filter (where ${fails})`,
    );
    const row = await db
      .selectNoFrom(
        sql<Record<string, number>>`(select json_build_object('all', count(*), ${sql.join(fields)})
          from ${looked.from} where t.site_id = ${siteId})`.as('counts'),
      )
      .executeTakeFirstOrThrow();
    for (const [name, { isHint = false }] of own) {
      const { all = 0, [name]: failing = 0 } = row.counts;
      counts.set(name, { all, failing, isHint });
    }
  }
  return counts;
}

/** The rows that fail a check, by id; undefined for a check that is not of rows. */
export async function listRows(
  { db }: Pick<AppContext, 'db'>,
  siteId: string,
  { check, after, limit }: { check: SeoCheck; after?: string | undefined; limit: number },
): Promise<{ things: SeoThing[]; after?: string } | undefined> {
  const found = rowChecks[check];
  if (!found) return undefined;
  const { of, fails, detail } = found;
  const rows = await db
    .selectNoFrom(
      sql<SeoThing[]>`(select coalesce(json_agg(found), '[]') from (
        select t.id, ${of.title} as title, ${of.path} as path, ${detail} as detail
        from ${of.from} where t.site_id = ${siteId} and ${fails} and t.id > ${after ?? ''}
        order by t.id limit ${Math.min(limit, staffLimits.maxPageSize) + 1}) found)`.as('things'),
    )
    .executeTakeFirstOrThrow();
  const things = rows.things.slice(0, limit).map((row) => ({ ...row, kind: of.kind }));
  const last = rows.things.length > limit ? things.at(-1) : undefined;
  return { things, ...(last && { after: last.id }) };
}
