/** Brings documents from state to state: what visitors see changes here alone. D-72 */
import {
  ApiError,
  documentStateLabels,
  permissionOfMove,
  type DocumentState,
  type PageDocument,
  type Permission,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite, type LoggedValue } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { checkRules } from './check-rules.ts';
import {
  holdDocument,
  readDocument,
  type DocumentKey,
  type DocumentRow,
} from './document-store.ts';
import { readRevision } from './revisions.ts';
import { isShownAlike, type OwnerStanding } from './owner-step.ts';
import { bodyBefore, showOwner } from './show-owner.ts';
import { holdPost } from './show-post.ts';
import { announceShown, holdProduct, requireOwnBody } from './show-product.ts';

/** Where a document shall stand. */
export interface Standing {
  readonly state: DocumentState;
  /** The revision that visitors see; null: none. */
  readonly publishedRevision: number | null;
  readonly publishAt: Date | null;
}

/** What is asked. */
export interface Move {
  readonly to: DocumentState;
  /** The draft as it was seen. */
  readonly revision: number;
  readonly publishAt?: Date | undefined;
  readonly actor: Actor;
  readonly at: Date;
  /** Whether the actor may do what the step asks for. */
  may(permission: NonNullable<ReturnType<typeof permissionOfMove>>): boolean;
  /** Refuses a draft that visitors shall not see yet. */
  check(trx: WriteTransaction, draft: PageDocument): Promise<void>;
}

/** What came of a step. */
export interface Moved {
  readonly row: DocumentRow;
  readonly activityId: string;
  /** Visitors see another thing than before. */
  readonly isSeen: boolean;
}

/**
 * Takes a step of the table of moves, all of it in one transaction. Answers the document and the
 * entry of the log by which the step is taken back, and whether visitors see another thing now.
 * @throws ApiError `not_found`, `not_allowed`, `document_step_refused`, `invalid_request` for a
 *   plan without a time to come, `edited_meanwhile` when the draft went on, and what `check` throws
 */
export async function moveDocument(
  trx: WriteTransaction,
  key: DocumentKey,
  move: Move,
): Promise<Moved> {
  const row = await holdDocument(trx, key);
  const permission = permissionOfMove(row.state, move.to);
  if (permission === undefined) {
    const [from, to] = [documentStateLabels[row.state], documentStateLabels[move.to]];
    throw new ApiError('document_step_refused', { from, to });
  }
  if (!move.may(permission)) throw new ApiError('not_allowed');
  if (row.draft_revision !== move.revision) {
    const revision = { theirs: row.draft_revision, yours: move.revision };
    throw new ApiError('edited_meanwhile', {}, { conflicts: { revision } });
  }
  if (move.to === 'published' || move.to === 'scheduled') await move.check(trx, row.draft);
  return takeStep(trx, row, standingAfter(row, move), { ...move, permission });
}

/** Who takes a step, when, and what it asks for. */
interface Step extends Pick<Move, 'actor' | 'at'> {
  readonly permission: Permission;
}

/** Brings a held document where it shall stand, and writes that into the log. */
export async function takeStep(
  trx: WriteTransaction,
  row: DocumentRow,
  standing: Standing,
  { actor, at, permission }: Step,
): Promise<Moved> {
  const key = { siteId: row.site_id, id: row.id };
  const before = await readStanding(trx, row);
  const isSeen = !isShownAlike(row, standing);
  const carried = isSeen ? await bodyBefore(trx, row) : undefined;
  await writeStanding(trx, row, standing, at);
  const moved = await readDocument(trx, key);
  const activityId = await logWrite(trx, {
    siteId: key.siteId,
    actor,
    at,
    action: 'document-moved',
    permission,
    subject: `document:${key.id}`,
    title: await titleOf(trx, row),
    before,
    after: await readStanding(trx, moved),
    carried,
  });
  return { row: moved, activityId, isSeen };
}

function standingAfter(row: DocumentRow, { to, publishAt, at }: Move): Standing {
  const shown = row.published_revision;
  switch (to) {
    case 'published':
      return { state: to, publishedRevision: row.draft_revision, publishAt: null };
    case 'scheduled':
      if (!publishAt || publishAt <= at) throw new ApiError('invalid_request');
      return { state: to, publishedRevision: shown, publishAt };
    case 'draft': {
      // What was published is taken back; what was only planned or handed over stays as it was.
      const isTakenBack = row.state === 'published';
      return { state: to, publishedRevision: isTakenBack ? null : shown, publishAt: null };
    }
    default:
      return { state: to, publishedRevision: shown, publishAt: null };
  }
}

/** Where a document stands, as the log keeps it; of a post also whether visitors find it. */
async function readStanding(trx: WriteTransaction, row: DocumentRow): Promise<LoggedValue> {
  const post = await holdPost(trx, row);
  return {
    state: row.state,
    publishedRevision: row.published_revision,
    publishAt: row.publish_at?.toISOString() ?? null,
    ...(post && { isVisible: post.is_visible }),
  };
}

/** Writes where a document stands, and what visitors see of it. */
export async function writeStanding(
  trx: WriteTransaction,
  row: DocumentRow,
  { state, publishedRevision, publishAt, ...kept }: Standing & OwnerStanding,
  at: Date,
): Promise<void> {
  const key = { siteId: row.site_id, id: row.id };
  const published = await contentOf(trx, row, publishedRevision);
  await trx
    .updateTable('documents')
    .set({
      state,
      published: published && JSON.stringify(published),
      published_revision: publishedRevision,
      publish_at: publishAt,
      updated_at: at,
    })
    .where('site_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
  if (published && publishedRevision !== row.published_revision) {
    await keepCopy(trx, row, publishedRevision ?? 0, published);
  }
  const [wasPrivate, isPrivate] = [row.state === 'private', state === 'private'];
  if (row.purpose === 'page' && wasPrivate !== isPrivate) {
    await saveCollection(trx, row.site_id, { id: row.owner_id, isEnabled: !isPrivate });
  }
  await showOwner(trx, row, { state, publishedRevision, published, kept, at });
  await bumpSiteVersion(trx, row.site_id);
}

async function contentOf(
  trx: WriteTransaction,
  row: DocumentRow,
  revision: number | null,
): Promise<PageDocument | null> {
  if (revision === null) return null;
  if (revision === row.draft_revision) return row.draft;
  if (revision === row.published_revision) return row.published;
  return readRevision(trx, { siteId: row.site_id, id: row.id }, revision);
}

/** A published revision is kept whole. */
async function keepCopy(
  trx: WriteTransaction,
  row: DocumentRow,
  revision: number,
  content: PageDocument,
): Promise<void> {
  await trx
    .updateTable('document_revisions')
    .set({ content: JSON.stringify(content) })
    .where('site_id', '=', row.site_id)
    .where('document_id', '=', row.id)
    .where('revision', '=', revision)
    .execute();
}

async function titleOf(trx: WriteTransaction, row: DocumentRow): Promise<string> {
  if (row.purpose === 'post') return (await holdPost(trx, row))?.title ?? row.owner_id;
  if (row.purpose === 'product') return (await holdProduct(trx, row))?.title ?? row.owner_id;
  if (row.purpose !== 'page') return row.owner_id;
  const page = await trx
    .selectFrom('collections')
    .select('title')
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.owner_id)
    .executeTakeFirst();
  return page?.title ?? row.owner_id;
}

/** A standing as JSON has it. */
type KeptStanding = {
  readonly state: DocumentState;
  readonly publishedRevision: number | null;
  readonly publishAt: string | null;
  readonly isVisible?: boolean;
};

/**
 * A step goes back to where the document stood: what visitors saw then, they see again. What they do
 * not see now has to keep the rules of today, and a plan whose time went by is not made again.
 */
export const documentUndoer: Undoer = {
  async readPresent(trx, { site_id: siteId, subject }) {
    return readStanding(trx, await holdDocument(trx, { siteId, id: idIn(subject) }));
  },
  async restore(trx, { site_id: siteId, subject, before, carried }, at, { source }) {
    const row = await holdDocument(trx, { siteId, id: idIn(subject) });
    // The log keeps what `readStanding` wrote there, and the body of a post or product.
    const kept = { ...(before as KeptStanding), ...(carried as OwnerStanding | null) };
    const publishAt = kept.publishAt === null ? null : new Date(kept.publishAt);
    if (publishAt && publishAt <= at) throw new ApiError('not_undoable');
    const planned = kept.state === 'scheduled' ? row.draft : null;
    const shown = await contentOf(trx, row, kept.publishedRevision);
    const isShownAnew = kept.publishedRevision !== row.published_revision;
    for (const content of [planned, isShownAnew ? shown : null]) {
      if (content && source) await checkRules({ ...source, trx }, source.site, content);
    }
    await requireOwnBody(trx, row, { ...kept, kept });
    await writeStanding(trx, row, { ...kept, publishAt }, at);
    if (source && !isShownAlike(row, kept)) await announceShown({ ...source, trx }, row);
  },
};

function idIn(subject: string): string {
  return subject.slice('document:'.length);
}
