/** Files of a site for its staff. FILE-11 */
import { ApiError, type SiteFile, type listFiles as call } from '@sitewright/contract';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import {
  inOrder,
  isBehind,
  readPlace,
  writePlace,
  type ListPlace,
  type PageOrder,
} from '../../db/list-place.ts';
import { countSome } from '../../db/count-some.ts';
import { plannedAnew } from '../../db/planned-anew.ts';
import { readRows } from '../../db/read-rows.ts';
import type { Database } from '../../db/schema.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { matchesMost, rowByRow, walkList } from '../../db/walk-list.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { assetUrl } from '../../render/context/present-image.ts';
import { readWords } from '../search/read-words.ts';

type ListQuery = z.output<typeof call.query>;
type FileFilter = Pick<ListQuery, 'search' | 'kind' | 'isAltMissing' | 'folder'>;
type AssetRow = Selectable<Database['assets']>;

/**
 * A page of files.
 * @throws ApiError `place_wrong`
 */
export async function listFiles(
  db: ReadDatabase,
  siteId: string,
  query: ListQuery,
): Promise<AnswerOf<typeof call>> {
  const order = orderOf(query);
  const name = `${query.sort} ${order.direction}`;
  const asked = { siteId, query, order, place: readPlace(name, query.after) };
  const walked = query.search?.trim() ? await walkPage(db, asked) : undefined;
  const rows = await readPage(db, { ...asked, walked });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    files: page.map(presentFile),
    ...(rows.length > query.limit &&
      last && { after: writePlace(name, { key: last.place, id: last.id }) }),
  };
}

interface Asked {
  readonly siteId: string;
  readonly query: ListQuery;
  readonly order: PageOrder;
  readonly place: ListPlace | undefined;
  /** The files of the page, when a walk found them. */
  readonly walked?: readonly string[] | undefined;
}

/** The page, of the files that a walk found or of all. */
function readPage(db: ReadDatabase, { siteId, query, order, place, walked }: Asked) {
  const isOfPage = walked
    ? sql`a.site_id = ${siteId} and a.id = any(${[...walked]}::text[])`
    : sql`${isWanted(siteId, query)} and ${isBehind(order, place)}`;
  return readRows<AssetRow & { place: string | number }>(
    db,
    sql`select a.*, ${order.key} as place from assets a where ${isOfPage}
      order by ${inOrder(order)} limit ${query.limit + 1} ${plannedAnew}`,
  );
}

/** Ids of the page when the next files fill it. */
function walkPage(db: ReadDatabase, { siteId, query, order, place }: Asked) {
  return walkList(db, {
    next: sql`select * from assets a where a.site_id = ${siteId} and ${isBehind(order, place)}
      order by ${inOrder(order)}`,
    as: sql`a`,
    matches: isWanted(siteId, query),
    id: sql`a.id`,
    order: inOrder(order),
    limit: query.limit + 1,
  });
}

/** How many there are, up to a ceiling. */
export async function countFiles(db: ReadDatabase, siteId: string, filter: FileFilter) {
  const words = matchWords(filter.search);
  const isRowByRow =
    words.length > 0 &&
    (await matchesMost(db, {
      rows: sql`select * from assets where site_id = ${siteId}`,
      as: 'a',
      matches: sql.join(words, sql` and `),
    }));
  return countSome(
    db,
    sql`select 1 from assets a where ${isWanted(siteId, { ...filter, isRowByRow })}`,
  );
}

/** @throws ApiError `not_found` */
export async function requireFile(db: ReadDatabase, siteId: string, id: string): Promise<SiteFile> {
  const row = await db
    .selectFrom('assets')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentFile(row);
}

function orderOf({ sort, direction }: ListQuery): PageOrder {
  const usual = sort === 'name' ? 'asc' : 'desc';
  const key = { added: sql`a.id`, name: sql`lower(a.filename)`, size: sql`a.byte_size` }[sort];
  return { key, id: sql`a.id`, direction: direction ?? usual };
}

/** What a filter names for the files that lie in no folder. */
const noFolder = 'none';

function isWanted(
  siteId: string,
  { search, kind, isAltMissing, folder, isRowByRow }: FileFilter & { isRowByRow?: boolean },
): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`a.site_id = ${siteId}`,
    ...(kind ? [sql<boolean>`${shownKind} = ${kind}`] : []),
    ...(folder === undefined
      ? []
      : [
          folder === noFolder
            ? sql<boolean>`a.folder_id is null`
            : sql<boolean>`a.folder_id = ${folder}`,
        ]),
    ...(isAltMissing === undefined
      ? []
      : [isAltMissing ? lacksAlt : sql<boolean>`not (${lacksAlt})`]),
    ...matchWords(search).map((holds) => (isRowByRow ? rowByRow(holds) : holds)),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** A condition for each word: the file's name, title or description contains it. */
function matchWords(search = ''): RawBuilder<SqlBool>[] {
  const text = sql`lower(a.filename || ' ' || a.title || ' ' || a.alt_text)`;
  return readWords(search).map(
    (word) => sql<SqlBool>`${text} like ${`%${escapeLike(word.toLowerCase())}%`}`,
  );
}

const lacksAlt = sql<boolean>`a.kind = 'image' and a.alt_text = ''`;

/** As `kindOf` says it; the expression of an index. */
const shownKind = sql`(case when a.kind = 'image' then 'image'
  when a.content_type like 'video/%' then 'video'
  when a.content_type like 'audio/%' then 'audio' else 'other' end)`;

function presentFile(row: AssetRow): SiteFile {
  return {
    id: row.id,
    kind: kindOf(row),
    filename: row.filename,
    contentType: row.content_type,
    byteSize: Number(row.byte_size),
    width: row.width,
    height: row.height,
    altText: row.alt_text,
    title: row.title,
    body: row.body,
    componentKey: row.component_key,
    license: row.license,
    licenseProvider: row.license_provider,
    licenseAuthor: row.license_author,
    focalX: row.focal_x,
    focalY: row.focal_y,
    folderId: row.folder_id,
    revision: row.revision,
    url: assetUrl(row.site_id, row),
    addedOn: new Date(row.created_at).getTime(),
  };
}

function kindOf({ kind, content_type: contentType }: AssetRow): SiteFile['kind'] {
  if (kind === 'image') return 'image';
  if (contentType.startsWith('video/')) return 'video';
  return contentType.startsWith('audio/') ? 'audio' : 'other';
}
