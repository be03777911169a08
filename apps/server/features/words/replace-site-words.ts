/** Replaces words of several places in one transaction: one entry of the log. */
import { blockTypeTable, replaceInDocument, replaceWords } from '@sitewright/blocks';
import { ApiError, type WordPlace, type WordRefusal } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { holdDocument } from '../documents/document-store.ts';
import { findPost, permissionToChange } from '../post-desk/post-thing.ts';
import { holdRow, loadPlaces, type Place } from './load-places.ts';
import { chosenByText } from './match-keys.ts';
import { placeKinds, type RowKind } from './place-kinds.ts';
import { saveContent, standsPublished, type SavedContent, type WordScope } from './save-content.ts';

/** What is looked for, and what stands there then. */
export interface Replacement {
  readonly pattern: RegExp;
  readonly replacement: string;
  readonly publish: boolean;
  /** Of the new revisions. */
  readonly note: string;
}

/** A place as it was seen. */
export interface SeenPlace {
  readonly kind: WordPlace;
  readonly id: string;
  readonly revision: number | null;
  readonly version: string;
  readonly matches?: readonly string[] | undefined;
}

/** Texts of a row that were changed. */
export interface SavedFields {
  readonly kind: RowKind;
  readonly id: string;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

interface Left {
  readonly reason: WordRefusal;
  readonly message?: string;
}

/** What became of a place. */
export interface ReplacedPlace {
  readonly kind: WordPlace;
  readonly id: string;
  readonly replaced: number;
  readonly isPublished: boolean;
  readonly left: readonly Left[];
  readonly content?: SavedContent;
  readonly fields?: SavedFields;
}

/** Replaces words of a place, as far as it stands as it was seen. */
export async function replaceInPlace(
  scope: WordScope,
  seen: SeenPlace,
  wish: Replacement,
): Promise<ReplacedPlace> {
  const { kind, id } = seen;
  const nothing = { kind, id, replaced: 0, isPublished: false };
  const place = await holdPlace(scope, seen);
  if (!place) return { ...nothing, left: [{ reason: 'gone' }] };
  const outcomes = [
    await attempt(scope.trx, () => replaceFields(scope, { place, seen, wish })),
    await attempt(scope.trx, () => replaceContent(scope, { place, seen, wish })),
  ];
  const done = outcomes.flatMap(({ done: one }) => one ?? []);
  const left = outcomes.flatMap(({ left: one }) => one ?? []);
  return {
    ...nothing,
    ...Object.assign({}, ...done.map(({ saved }) => saved)),
    replaced: done.reduce((sum, { count }) => sum + count, 0),
    isPublished: done.some(({ isPublished }) => isPublished),
    left: left.filter(({ reason }, at) => left.findIndex((one) => one.reason === reason) === at),
  };
}

interface Outcome {
  readonly done?: {
    readonly count: number;
    readonly isPublished: boolean;
    readonly saved: Pick<ReplacedPlace, 'content' | 'fields'>;
  };
  readonly left?: Left;
}

/** A refusal leaves nothing behind, and does not stop the others. */
async function attempt(trx: WriteTransaction, act: () => Promise<Outcome>): Promise<Outcome> {
  await sql`savepoint before_words`.execute(trx);
  try {
    const outcome = await act();
    await sql`release savepoint before_words`.execute(trx);
    return outcome;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await sql`rollback to savepoint before_words`.execute(trx);
    return { left: { reason: 'refused', message: error.message } };
  }
}

/** Documents before rows, as publishing does. */
async function holdPlace(
  { trx, site: { siteId } }: WordScope,
  { kind, id }: SeenPlace,
): Promise<Place | undefined> {
  const load = async () => (await loadPlaces(trx, siteId, { kind, ids: [id] }))[0];
  const seen = await load();
  if (!seen) return undefined;
  if (seen.row) await holdDocument(trx, { siteId, id: seen.row.id });
  if (kind !== 'document') await holdRow(trx, siteId, { kind, id });
  return load();
}

interface Asked {
  readonly place: Place;
  readonly seen: SeenPlace;
  readonly wish: Replacement;
}

async function replaceFields(scope: WordScope, { place, seen, wish }: Asked): Promise<Outcome> {
  const { kind, id, isLive, version } = place;
  if (kind === 'document') return {};
  const chosenOf = chosenByText(seen.matches);
  const edits = place.fields.flatMap(({ name, format, text }) => {
    const { text: to, count } = replaceWords(text, { ...wish, format, chosen: chosenOf([name]) });
    return count === 0 ? [] : [{ name, from: text, to, count }];
  });
  if (version !== seen.version) return isMeant(seen, false) ? { left: { reason: 'changed' } } : {};
  if (edits.length === 0) return {};
  if (!(await mayChange(scope, place))) return { left: { reason: 'not-allowed' } };
  if (isLive && !wish.publish) return { left: { reason: 'live' } };
  const before = Object.fromEntries(edits.map(({ name, from }) => [name, from]));
  const after = Object.fromEntries(edits.map(({ name, to }) => [name, to]));
  if (after['title']?.trim() === '') throw new ApiError('invalid_request');
  await placeKinds[kind].save(scope, id, after);
  const count = edits.reduce((sum, edit) => sum + edit.count, 0);
  return { done: { count, isPublished: isLive, saved: { fields: { kind, id, before, after } } } };
}

/** Whether somebody may change the texts of a place. */
export async function mayChange(
  { trx, site: { siteId }, staff }: WordScope,
  { kind, id }: Pick<Place, 'kind' | 'id'>,
): Promise<boolean> {
  if (kind === 'product') return isAllowed(staff, 'edit-products');
  if (kind === 'page') return isAllowed(staff, 'edit-content');
  if (kind === 'document') return isAllowed(staff, 'edit-drafts');
  return isAllowed(staff, await permissionToChange(trx, await findPost(trx, { siteId, id })));
}

async function replaceContent(scope: WordScope, { place, seen, wish }: Asked): Promise<Outcome> {
  const { row, draft } = place;
  if ((row?.draft_revision ?? null) !== seen.revision) {
    return isMeant(seen, true) ? { left: { reason: 'changed' } } : {};
  }
  if (!row || !draft) return {};
  const chosenOf = chosenByText(seen.matches);
  const { commands, count } = replaceInDocument(draft, blockTypeTable, {
    ...wish,
    chosenOf: ({ blockId, path }) => chosenOf(['content', blockId, ...path]),
  });
  if (commands.length === 0) return {};
  if (row.state === 'scheduled') return { left: { reason: 'scheduled' } };
  const edit = { row, baseRevision: row.draft_revision, commands, note: wish.note };
  const save = async (publish: boolean): Promise<Outcome> => {
    const content = await saveContent(scope, { ...edit, publish });
    return { done: { count, isPublished: publish, saved: { content } } };
  };
  const publishes = wish.publish && standsPublished(row);
  if (!publishes) return save(false);
  const published = await attempt(scope.trx, () => save(true));
  // What may not be shown is a draft, and says why it is not seen.
  return published.left ? { ...(await save(false)), left: published.left } : published;
}

/** Whether matches of the content, or of the fields, were meant. */
function isMeant({ matches }: SeenPlace, isContent: boolean): boolean {
  return matches?.some((key) => key.startsWith('content/') === isContent) ?? true;
}
