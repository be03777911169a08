/** The one writer of drafts. */
import {
  blockTypeTable,
  findOrphans,
  migrateDocument,
  putOnTop,
  type Conflict,
  findFullList,
} from '@sitewright/blocks';
import {
  ApiError,
  documentLimits,
  documentSchema,
  type Command,
  type DocumentEdited,
  type FieldConflict,
  type PageDocument,
  type ItemLimits,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { Actor } from '../activity/actor.ts';
import { checkLinks } from './check-links.ts';
import { cleanCommand } from './clean-commands.ts';
import { holdDocument, type DocumentKey, type DocumentRow } from './document-store.ts';
import { keepRevision } from './keep-revision.ts';
import { commandsSince } from './revisions.ts';

/** A batch of edits. */
export interface Edits {
  /** The revision that they were made on. */
  readonly baseRevision: number;
  /** The same key again is not saved twice. */
  readonly key: string;
  readonly commands: readonly Command[];
  readonly note?: string | undefined;
}

/** Who saves, when, and how much a section may hold. */
export interface SaveScope {
  readonly actor: Actor;
  readonly at: Date;
  readonly blocksPerLayout: number;
  /** How much lists of blocks may hold. */
  readonly itemLimits: ItemLimits;
  /** Whether they may publish: an edit takes a planned document out of its plan. D-72 */
  readonly mayPublish: boolean;
}

/**
 * Saves edits on top of what others saved since their base. All of them or none.
 * @throws ApiError `not_found`, `not_allowed` for a plan of others, `invalid_request` (with the fields of links that are wrong), `too_many_blocks`, `too_many_items`, `document_too_large`, and `edited_meanwhile` with
 *   both values by the way to each place where they met
 */
export async function saveEdits(
  trx: WriteTransaction,
  key: DocumentKey,
  edits: Edits,
  scope: SaveScope,
): Promise<DocumentEdited> {
  const row = await holdDocument(trx, key);
  // What is saved already is answered before anything is asked of the document as it stands by now.
  const saved = await findSaved(trx, key, edits.key);
  if (saved) return presentSaved(trx, key, edits, saved);
  if (row.state === 'scheduled' && !scope.mayPublish) throw new ApiError('not_allowed');
  if (edits.baseRevision > row.draft_revision) throw new ApiError('invalid_request');
  const others = await readOthers(trx, key, {
    base: edits.baseRevision,
    upTo: row.draft_revision,
  });
  const draft = migrateDocument(row.draft, blockTypeTable);
  const { document, own } = merge(draft, edits.commands);
  checkDocument(draft, document, scope.blocksPerLayout);
  const full = findFullList(draft, document, scope.itemLimits);
  if (full !== undefined) throw new ApiError('too_many_items', { count: full });
  const content = requireSize(draft, document);
  checkLinks(draft, document);
  if (own.length === 0) return { revision: row.draft_revision, others, own: [] };
  const revision = row.draft_revision + 1;
  // A copy stands where commands alone could not be followed, and now and then for speed.
  const isCopied = draft !== row.draft || revision % documentLimits.revisionsPerCopy === 0;
  await writeDraft(trx, row, { content, revision, at: scope.at });
  await keepRevision(trx, key, {
    revision,
    content: isCopied ? document : null,
    commands: own,
    editKey: edits.key,
    note: edits.note,
    actor: scope.actor,
    at: scope.at,
  });
  return { revision, others, own };
}

/** What was saved since the base. @throws ApiError `edited_meanwhile` when it does not come at once */
async function readOthers(
  trx: WriteTransaction,
  key: DocumentKey,
  { base, upTo }: { base: number; upTo: number },
): Promise<Command[]> {
  const { commands, revision } = await commandsSince(trx, key, { since: base, upTo });
  if (revision >= upTo) return commands;
  const conflicts = { revision: { theirs: upTo, yours: base } };
  throw new ApiError('edited_meanwhile', {}, { conflicts });
}

interface Saved {
  readonly revision: number;
  readonly commands: Command[];
}

function findSaved(trx: WriteTransaction, { siteId, id }: DocumentKey, key: string) {
  return trx
    .selectFrom('document_revisions')
    .select(['revision', 'commands'])
    .where('site_id', '=', siteId)
    .where('document_id', '=', id)
    .where('edit_key', '=', key)
    .executeTakeFirst();
}

/** What the first answer said, which the browser never got. */
async function presentSaved(
  trx: WriteTransaction,
  key: DocumentKey,
  { baseRevision }: Edits,
  { revision, commands: own }: Saved,
): Promise<DocumentEdited> {
  const others = await readOthers(trx, key, { base: baseRevision, upTo: revision - 1 });
  return { revision, others, own };
}

/** What is made safe depends on the block that a command before put there. */
function merge(draft: PageDocument, commands: readonly Command[]) {
  const { document, applied, conflicts } = putOnTop(draft, commands, cleanCommand);
  if (conflicts.length > 0)
    throw new ApiError('edited_meanwhile', {}, { conflicts: met(conflicts) });
  return { document, own: [...applied] };
}

function met(conflicts: readonly Conflict[]): Record<string, FieldConflict> {
  return Object.fromEntries(
    conflicts.map(({ target, theirs, yours }) => [target, { theirs, yours }]),
  );
}

function checkDocument(before: PageDocument, after: PageDocument, most: number): void {
  if (!documentSchema.safeParse(after).success || findOrphans(after).length > 0) {
    throw new ApiError('invalid_request');
  }
  if (Object.keys(after.sections).length > documentLimits.sections) {
    throw new ApiError('invalid_request');
  }
  const had = countBlocks(before);
  for (const [sectionId, count] of countBlocks(after)) {
    if (count <= most || count <= (had.get(sectionId) ?? 0)) continue;
    throw new ApiError('too_many_blocks', { count: most });
  }
}

/** The document as JSON. One that is too large already may get smaller. @throws ApiError */
function requireSize(before: PageDocument, after: PageDocument): string {
  const content = JSON.stringify(after);
  const isLarge = content.length > documentLimits.length;
  if (isLarge && content.length > JSON.stringify(before).length) {
    throw new ApiError('document_too_large');
  }
  return content;
}

function countBlocks({ blocks }: PageDocument): Map<string, number> {
  const bySection = Map.groupBy(Object.values(blocks), ({ sectionId }) => sectionId);
  return new Map([...bySection].map(([id, own]) => [id, own.length]));
}

/** An edit makes a draft of what was handed over or published; what is private stays private. */
async function writeDraft(
  trx: WriteTransaction,
  row: DocumentRow,
  { content, revision, at }: { content: string; revision: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('documents')
    .set({
      draft: content,
      draft_revision: revision,
      state: row.state === 'private' ? 'private' : 'draft',
      publish_at: null,
      updated_at: at,
    })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .execute();
}
