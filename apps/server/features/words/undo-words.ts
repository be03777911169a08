/** Takes a replacing of words back: the opposite edits, on top of what was written since. */
import { isDeepStrictEqual } from 'node:util';
import { invertCommands } from '@sitewright/blocks';
import { ApiError, type FieldConflict } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { LoggedValue } from '../activity/log-write.ts';
import { eventScopeOf, type Undoer, type UndoScope } from '../activity/undoer.ts';
import { holdDocument } from '../documents/document-store.ts';
import { holdRow, loadPlaces } from './load-places.ts';
import { placeKinds } from './place-kinds.ts';
import { mayChange, type SavedFields } from './replace-site-words.ts';
import { saveContent, standsPublished, type SavedContent, type WordScope } from './save-content.ts';

/** What the log keeps of a replacing beside its words. */
export interface CarriedWords {
  readonly contents: readonly SavedContent[];
  readonly fields: readonly SavedFields[];
}

/** All of it comes back, or nothing: where somebody went on with the same text, both are told. */
export const wordsUndoer: Undoer = {
  // What stands there is compared text by text when it is put back.
  readPresent: async (_trx, { after }) => after,
  async restore(_trx, { carried, before, after }, at, undo) {
    const scope = wordScopeOf(undo, at);
    // The log keeps what `logReplaced` wrote there.
    const { contents, fields } = carried as unknown as CarriedWords;
    const note = `${noteWord(after)} → ${noteWord(before)}`;
    const back: CarriedWords = {
      contents: await inOrder(contents, (content) => restoreContent(scope, content, note)),
      fields: await inOrder(fields, (saved) => restoreFields(scope, saved)),
    };
    return { carried: { ...back } };
  },
};

function noteWord({ words }: LoggedValue): string {
  return typeof words === 'string' ? words : '';
}

/** @throws ApiError `not_undoable` without a server, whose site and staff it needs */
function wordScopeOf(undo: UndoScope, at: Date): WordScope {
  if (!undo.source) throw new ApiError('not_undoable');
  return { ...eventScopeOf(undo), staff: undo.source.staff, at };
}

async function inOrder<Item, Done>(
  items: readonly Item[],
  act: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (const item of items) done.push(await act(item));
  return done;
}

async function restoreContent(
  scope: WordScope,
  { id, revision, isPublished, wasHandedOver = false }: SavedContent,
  note: string,
): Promise<SavedContent> {
  const { trx, site } = scope;
  const row = await holdDocument(trx, { siteId: site.siteId, id });
  // An edit would take the page out of the plan of its owner.
  if (row.state === 'scheduled') throw new ApiError('not_undoable');
  const commands = invertCommands(await commandsOf(trx, site.siteId, { id, revision }));
  const publish = isPublished && standsPublished(row);
  // What went on since is somebody's draft.
  const handsOver = wasHandedOver && row.state === 'draft' && row.draft_revision === revision;
  return saveContent(scope, { row, baseRevision: revision, commands, note, publish, handsOver });
}

async function commandsOf(
  trx: WriteTransaction,
  siteId: string,
  { id, revision }: Pick<SavedContent, 'id' | 'revision'>,
) {
  const row = await trx
    .selectFrom('document_revisions')
    .select('commands')
    .where('site_id', '=', siteId)
    .where('document_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_undoable');
  return row.commands;
}

async function restoreFields(scope: WordScope, saved: SavedFields): Promise<SavedFields> {
  const { kind, id, before, after } = saved;
  const { siteId } = scope.site;
  await holdRow(scope.trx, siteId, { kind, id });
  const [place] = await loadPlaces(scope.trx, siteId, { kind, ids: [id] });
  if (!place) throw new ApiError('not_undoable');
  if (!(await mayChange(scope, place))) throw new ApiError('not_allowed');
  const conflicts: Record<string, FieldConflict> = {};
  for (const [name, yours] of Object.entries(before)) {
    const theirs = place.fields.find((field) => field.name === name)?.text ?? null;
    if (!isDeepStrictEqual(theirs, after[name])) conflicts[name] = { theirs, yours };
  }
  if (Object.keys(conflicts).length > 0) throw new ApiError('edited_meanwhile', {}, { conflicts });
  await placeKinds[kind].save(scope, id, before);
  return { kind, id, before: after, after: before };
}
