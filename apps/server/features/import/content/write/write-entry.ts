/** Makes a page or a post of what another site had. */
import { slugify, suffixSlug } from '@sitewright/commerce';
import {
  cutText,
  collectionTypes,
  contentLimits,
  postLimits,
  recordTypes,
  type PageDocument,
} from '@sitewright/contract';
import { sql } from 'kysely';
import { lockKey } from '../../../../db/lock-key.ts';
import { freeAddress } from '../../../collections/free-address.ts';
import { saveCollection } from '../../../collections/save-collection.ts';
import { saveContentItem } from '../../../collections/save-content-item.ts';
import { restoreDocument, readableDocument } from '../../../documents/restore-document.ts';
import { isReservedAddress } from '../../../sites/reserved-addresses.ts';
import type { FoundEntry } from '../content-things.ts';
import { layOut } from '../lay-out.ts';
import { findBrought, rememberBrought, standingOf } from './brought.ts';
import { leadOn, toAddress, type LedOn } from './old-address.ts';
import { holdStream } from './hold-stream.ts';
import type { ThingName } from './thing-name.ts';
import type { ContentChange, ContentWrite } from './write-scope.ts';

/** One that an earlier import made stays as it is. Answers what was made, a new stream first. */
export async function writeEntry(write: ContentWrite, entry: FoundEntry): Promise<ContentChange[]> {
  const { trx, siteId } = write;
  const known = await findBrought(trx, { siteId, key: entry.key });
  if (known) {
    return [{ id: known, title: titleOf(entry), kind: 'unchanged', before: {}, after: {} }];
  }
  return entry.kind === 'page' ? [await writePage(write, entry)] : writePost(write, entry);
}

function titleOf({ title, slug, path }: FoundEntry): string {
  return cutText(title || slug || path || 'Untitled', contentLimits.titleLength);
}

async function writePage(write: ContentWrite, entry: FoundEntry): Promise<ContentChange> {
  const { trx, siteId, pictures, note } = write;
  await lockKey(trx, `collections:${siteId}`);
  const wanted = toAddress(entry.path) || toAddress(entry.slug) || slugify(entry.title) || 'page';
  const urlId = await addressFor(write, wanted);
  if (urlId !== wanted) {
    note(entry.line, 'address', `/${wanted} is taken here: the page stands at /${urlId}.`);
  }
  if (entry.path === '/') {
    note(entry.line, 'home', 'This was the home page: choose it as such in Pages.');
  }
  const title = titleOf(entry);
  const mainImageId = entry.picture && pictures.get(entry.picture.url);
  const { id } = await saveCollection(trx, siteId, {
    typeName: 'page',
    type: collectionTypes.values.page,
    urlId,
    title,
    navigationTitle: title,
    ...(entry.seoTitle && { seoTitle: cutText(entry.seoTitle, contentLimits.titleLength) }),
    ...(entry.seoDescription && {
      description: entry.seoDescription,
      seoDescription: cutText(entry.seoDescription, postLimits.descriptionLength),
    }),
    ...(mainImageId && { mainImageId }),
  });
  await restore(write, entry, { purpose: 'page', ownerId: id, document: documentOf(write, entry) });
  // Where another page stands, it stays what visitors of the old address see.
  const from = urlId === wanted ? entry.path : '';
  const ledOn = await leadOn(write, { line: entry.line, from, to: `/${urlId}` });
  return keep(write, entry, { name: `page:${id}`, ledOn });
}

async function addressFor({ trx, siteId }: ContentWrite, wanted: string): Promise<string> {
  return freeAddress(trx, siteId, isReservedAddress(wanted) ? `${wanted}-page` : wanted);
}

async function writePost(write: ContentWrite, entry: FoundEntry): Promise<ContentChange[]> {
  const { trx, siteId, pictures, at } = write;
  const stream = await holdStream(write, entry);
  const urlId = await freeSlug(write, stream.id, entry);
  const title = titleOf(entry);
  const mainImageId = entry.picture && pictures.get(entry.picture.url);
  const isEvent = entry.kind === 'event';
  const startsAt = entry.startsAt ?? entry.date ?? at;
  const labels = (names: readonly string[]) =>
    names
      .map((name) => cutText(name.trim(), 200))
      .filter(Boolean)
      .slice(0, postLimits.labels);
  const { id } = await saveContentItem(trx, siteId, {
    collectionId: stream.id,
    urlId,
    title,
    excerpt: cutText(entry.excerpt, 100_000),
    authorName: cutText(entry.author, 200),
    categories: labels(entry.categories),
    tags: labels(entry.tags),
    isVisible: false,
    publishOn: entry.date ?? at,
    ...(mainImageId && { mainImageId }),
    ...(entry.seoTitle && { seoTitle: cutText(entry.seoTitle, contentLimits.titleLength) }),
    ...(entry.seoDescription && {
      seoDescription: cutText(entry.seoDescription, postLimits.descriptionLength),
    }),
    ...(isEvent && {
      recordType: recordTypes.values.event,
      startsAt,
      endsAt: entry.endsAt && entry.endsAt >= startsAt ? entry.endsAt : startsAt,
    }),
  });
  await restore(write, entry, { purpose: 'post', ownerId: id, document: documentOf(write, entry) });
  const to = `/${stream.urlId}/${urlId}`;
  const ledOn = await leadOn(write, { line: entry.line, from: entry.path, to });
  const made = await keep(write, entry, { name: `post:${id}`, ledOn });
  return stream.change ? [stream.change, made] : [made];
}

async function freeSlug(
  { trx, siteId }: ContentWrite,
  collectionId: string,
  { slug, title, path }: FoundEntry,
): Promise<string> {
  const last = toAddress(slug || path.split('/').findLast(Boolean) || '').replaceAll('/', '-');
  const wanted = last || slugify(title) || 'post';
  const rows = await trx
    .selectFrom('content_items')
    .select('url_id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where(sql<string>`left(url_id, ${wanted.length})`, '=', wanted)
    .execute();
  return suffixSlug(
    wanted,
    rows.map((row) => row.url_id),
  );
}

function documentOf({ rowsOf, pictures }: ContentWrite, entry: FoundEntry): PageDocument {
  // Posts are as wide as lines are read.
  const style = entry.kind === 'page' ? {} : ({ contentWidth: 'small' } as const);
  return readableDocument(layOut(rowsOf(entry), { pictures, style }));
}

async function restore(
  { trx, siteId, actor, at }: ContentWrite,
  { state, date }: FoundEntry,
  {
    purpose,
    ownerId,
    document,
  }: { purpose: 'page' | 'post'; ownerId: string; document: PageDocument },
): Promise<void> {
  const isPlanned = state === 'published' && date !== undefined && date > at;
  await restoreDocument(trx, {
    siteId,
    purpose,
    ownerId,
    actor,
    at,
    state: isPlanned ? 'scheduled' : state,
    publishAt: isPlanned ? date : null,
    draft: document,
    published: state === 'published' && !isPlanned ? document : null,
  });
}

async function keep(
  { trx, siteId }: ContentWrite,
  entry: FoundEntry,
  { name, ledOn = {} }: { name: ThingName; ledOn: Partial<LedOn> | undefined },
): Promise<ContentChange> {
  await rememberBrought(trx, { siteId, key: entry.key }, name);
  const after = (await standingOf(trx, siteId, name)) ?? {};
  const title = titleOf(entry);
  return { id: name, title, kind: 'created', before: {}, after, carried: { ...ledOn } };
}
