/** Edits drafts without changing what their owners planned. */
import type { Command } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import { checkRules } from '../documents/check-rules.ts';
import type { DocumentRow } from '../documents/document-store.ts';
import { moveDocument } from '../documents/move-document.ts';
import { readContentLimits } from '../documents/content-limits.ts';
import { saveEdits } from '../documents/save-edits.ts';
import { announceShown } from '../documents/show-product.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { actorOf } from '../activity/actor.ts';

/** Where and by whom words are written. */
export interface WordScope extends EventScope {
  readonly staff: AskingStaff;
  readonly at: Date;
}

/** Edits of a document. */
interface ContentEdit {
  readonly row: DocumentRow;
  readonly baseRevision: number;
  readonly commands: readonly Command[];
  readonly note: string;
  readonly publish: boolean;
  /** It is handed over behind the edits. */
  readonly handsOver?: boolean;
}

/** What was saved. */
export interface SavedContent {
  readonly id: string;
  readonly revision: number;
  /** Visitors see it. */
  readonly isPublished: boolean;
  /** It was handed over before: an edit makes a draft of it again. */
  readonly wasHandedOver?: boolean;
}

/** Whether nothing waits in the draft of a page that visitors see. */
export function standsPublished({
  state,
  draft_revision,
  published_revision,
}: DocumentRow): boolean {
  return state === 'published' && draft_revision === published_revision;
}

/**
 * Saves edits of a held document; with `publish` they are shown at once, with `handsOver` the draft
 * waits for somebody's look again.
 * @throws ApiError as `saveEdits` and `moveDocument` do
 */
export async function saveContent(scope: WordScope, edit: ContentEdit): Promise<SavedContent> {
  const { ctx, trx, site, staff, at } = scope;
  const { row, baseRevision, commands, note, publish, handsOver = false } = edit;
  const key = { siteId: site.siteId, id: row.id };
  const actor = actorOf(staff);
  const edits = { baseRevision, key: `words-${newId()}`, commands, note };
  const mayPublish = isAllowed(staff, 'publish');
  const saving = { actor, at, ...readContentLimits(site), mayPublish };
  const { revision } = await saveEdits(trx, key, edits, saving);
  if (publish || handsOver) {
    const { isSeen } = await moveDocument(trx, key, {
      to: publish ? 'published' : 'needs-review',
      revision,
      actor,
      at,
      may: (permission) => isAllowed(staff, permission),
      check: (held, draft) => checkRules({ ctx, trx: held }, site, draft),
    });
    if (isSeen) await announceShown(scope, row);
  }
  const wasHandedOver = row.state === 'needs-review';
  return { id: row.id, revision, isPublished: publish, ...(wasHandedOver && { wasHandedOver }) };
}
