/** Writes a menu as an owner wants it. NAVL-01, NAVL-04 */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, generalMessages, type NavigationItemInput } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import { saveNavigation } from '../collections/save-navigation.ts';
import type { NavigationEntry } from '../collections/tables.ts';
import { listLayoutCollections } from './read-site-layout.ts';

/** Who writes, where and when. */
interface Writing {
  readonly siteId: string;
  readonly actor: Actor;
  readonly at: Date;
}

interface NavigationUpdate {
  /** Name of the menu in the theme. */
  readonly name: string;
  readonly title: string;
  readonly items: readonly NavigationItemInput[];
  /** What the writer saw; missing: it is written whatever stands there. */
  readonly from?: readonly NavigationItemInput[] | undefined;
}

/**
 * Writes all of these menus or none, and answers the id of each write in the log, in their order.
 * @throws ApiError as each of them
 */
export async function updateNavigations(
  trx: WriteTransaction,
  writing: Writing,
  updates: readonly NavigationUpdate[],
): Promise<(string | null)[]> {
  // Always in one order, so that two who exchange entries of two menus do not wait for each other.
  const held = updates.map(({ name }) => name).toSorted();
  for (const name of held) await lockKey(trx, keyOf(writing.siteId, name));
  const ids: (string | null)[] = [];
  for (const update of updates) ids.push(await updateNavigation(trx, writing, update));
  return ids;
}

/**
 * Answers the id of the write in the log, or null where nothing changed.
 * @throws ApiError `invalid_request` for a page that is not of this site; `edited_meanwhile`
 */
async function updateNavigation(
  trx: WriteTransaction,
  { siteId, actor, at }: Writing,
  update: NavigationUpdate,
): Promise<string | null> {
  const { name, title, from } = update;
  const before = await holdMenu(trx, siteId, name);
  const known = new Set((await listLayoutCollections(trx, siteId)).map(({ id }) => id));
  const items = update.items.map(toEntry);
  requireKnown(items, known);
  const seen = withoutGone(before, known);
  if (isDeepStrictEqual(seen, items)) return null;
  if (from && !isDeepStrictEqual(seen, from.map(toEntry))) {
    throw new ApiError(
      'edited_meanwhile',
      {},
      { conflicts: { items: { theirs: seen, yours: items } } },
    );
  }
  await saveNavigation(trx, siteId, { name, items });
  return logWrite(trx, {
    siteId,
    actor,
    at,
    action: 'navigation-changed',
    permission: 'create-pages',
    subject: `navigation:${name}`,
    title,
    before: { items: before },
    after: { items },
  });
}

/** A menu goes back to what it was, entries of pages that are gone included: no page shows those. */
export const navigationUndoer: Undoer = {
  async readPresent(trx, { site_id: siteId, subject }) {
    return { items: await holdMenu(trx, siteId, nameIn(subject)) };
  },
  async restore(trx, { site_id: siteId, subject, before }) {
    // The log keeps what `updateNavigation` wrote there.
    const items = before['items'] as NavigationEntry[];
    await saveNavigation(trx, siteId, { name: nameIn(subject), items });
  },
};

function nameIn(subject: string): string {
  return subject.slice('navigation:'.length);
}

/** A menu that was never written has no row to hold, so its name is held. */
async function holdMenu(
  trx: WriteTransaction,
  siteId: string,
  name: string,
): Promise<NavigationEntry[]> {
  await lockKey(trx, keyOf(siteId, name));
  const row = await trx
    .selectFrom('navigations')
    .select('items')
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.items ?? [];
}

function keyOf(siteId: string, name: string): string {
  return `navigation:${siteId}:${name}`;
}

/** Only what is there is kept: equal entries are equal objects then. */
function toEntry(item: NavigationItemInput): NavigationEntry {
  const { collectionId, externalLink, memberAreaId, title, items } = item;
  return {
    ...(collectionId !== undefined && { collectionId }),
    ...(externalLink !== undefined && { externalLink: { ...externalLink } }),
    ...(memberAreaId !== undefined && { memberAreaId }),
    ...(title !== undefined && { title: title.trim() }),
    ...(items !== undefined && { items: items.map(toEntry) }),
  };
}

function requireKnown(
  items: readonly NavigationEntry[],
  known: ReadonlySet<string>,
  path = 'navigation.items',
): void {
  for (const [index, { collectionId, items: below = [] }] of items.entries()) {
    const here = `${path}.${index}`;
    if (collectionId !== undefined && !known.has(collectionId)) {
      const errors = { [`${here}.collectionId`]: generalMessages.unableToLocateContent };
      throw new ApiError('invalid_request', {}, { errors });
    }
    requireKnown(below, known, `${here}.items`);
  }
}

/** The entries as `GetSiteLayout` shows them. */
function withoutGone(
  items: readonly NavigationEntry[],
  known: ReadonlySet<string>,
): NavigationEntry[] {
  return items
    .filter(({ collectionId }) => collectionId === undefined || known.has(collectionId))
    .map((item) => (item.items ? { ...item, items: withoutGone(item.items, known) } : item));
}
