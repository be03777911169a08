/** `/api/sites/:identifier/documents`: drafts, revisions and what visitors see. */
import {
  blockTypeTable,
  commandsBetween,
  commandsForBlock,
  diffDocuments,
  findBlock,
  migrateDocument,
} from '@sitewright/blocks';
import {
  addDocument as addDocumentCall,
  compareDocumentRevisions,
  editDocument,
  getDocument,
  getDocumentRevision,
  findDeadLinks,
  getPageMeasures,
  listDocumentEdits,
  listDocumentRevisions,
  listDocuments,
  moveDocument as moveDocumentCall,
  restoreDocument,
  type Command,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { actorOf } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { readContentLimits } from './content-limits.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { addDocument } from './add-document.ts';
import { checkRules, hasLinkRule, hasWeightRules } from './check-rules.ts';
import {
  holdDocument,
  listDocumentHeads,
  presentHead,
  readDraft,
  readHead,
  type DocumentKey,
} from './document-store.ts';
import { findDeadIn, followLinks, partsAround } from './follow-links.ts';
import { handlePresence } from './handle-presence.ts';
import { siteSectionColors, weighPage } from './measure-page.ts';
import { moveDocument } from './move-document.ts';
import { commandsSince, listRevisions, readRevision } from './revisions.ts';
import { saveEdits } from './save-edits.ts';
import { announceShown } from './show-product.ts';

function handleReading(scope: CallScope): void {
  const { db } = scope.ctx;
  handleCall(scope, getPageMeasures, async ({ site }) => {
    const { pageKilobytes, pictureKilobytes } = readSettings(site, 'content');
    const known = Object.entries(await siteSectionColors(scope.ctx, site));
    const colors = Object.fromEntries(known.map(([name, looks]) => [name, [...looks]]));
    return { colors, pageKilobytes, pictureKilobytes };
  });
  handleCall(scope, findDeadLinks, async ({ site, params, body }) => {
    const head = await readHead(db, keyOf(site, params));
    const parts = await partsAround(scope.ctx, site, head);
    const dead = await findDeadIn(scope.ctx, site, { head, addresses: body.addresses });
    return { dead, parts: parts ? [...parts] : null };
  });
  handleCall(scope, listDocuments, async ({ site, query }) => ({
    documents: await listDocumentHeads(db, site.siteId, query),
  }));
  handleCall(scope, getDocument, async ({ site, params }) => {
    const row = await readDraft(db, keyOf(site, params));
    return {
      ...presentHead(row),
      document: migrateDocument(row.draft, blockTypeTable),
      ...readContentLimits(site),
    };
  });
  handleCall(scope, listDocumentEdits, async ({ site, params, query: { since } }) => {
    const { draft_revision: upTo } = await readHead(db, keyOf(site, params));
    return commandsSince(db, keyOf(site, params), { since, upTo });
  });
  handleCall(scope, listDocumentRevisions, async ({ site, params, query: { before } }) => {
    const key = keyOf(site, params);
    const head = await readHead(db, key);
    return { revisions: await listRevisions(db, key, { head, before }) };
  });
  handleCall(scope, getDocumentRevision, async ({ site, params }) => {
    const document = await readRevision(db, keyOf(site, params), params.revision);
    return { revision: params.revision, document: migrateDocument(document, blockTypeTable) };
  });
  handleCall(scope, compareDocumentRevisions, async ({ site, params, query }) => {
    const [from, to] = await Promise.all(
      [query.from, query.to].map((revision) => readRevision(db, keyOf(site, params), revision)),
    );
    return diffDocuments(from!, to!);
  });
}

function handleWriting(scope: CallScope): void {
  const { ctx } = scope;
  const scopeOf = (site: Site, staff: AskingStaff) => ({
    actor: actorOf(staff),
    at: ctx.now(),
    ...readContentLimits(site),
    mayPublish: isAllowed(staff, 'publish'),
  });
  handleCall(scope, addDocumentCall, ({ site: { siteId }, staff, body }) =>
    ctx.transact(async (trx) => {
      const [actor, at] = [actorOf(staff), ctx.now()];
      const { row, isNew } = await addDocument(trx, { siteId, ...body, actor, at });
      if (isNew) {
        await logWrite(trx, {
          siteId,
          actor,
          at,
          action: 'document-added',
          permission: 'edit-drafts',
          subject: `document:${row.id}`,
          before: {},
          after: { purpose: row.purpose, ownerId: row.owner_id },
        });
      }
      return presentHead(row);
    }),
  );
  handleCall(scope, editDocument, ({ site, staff, params, body }) =>
    ctx.transact((trx) => saveEdits(trx, keyOf(site, params), body, scopeOf(site, staff))),
  );
  handleCall(scope, restoreDocument, ({ site, staff, params, body }) =>
    ctx.transact(async (trx) => {
      const key = keyOf(site, params);
      const commands = await restoringCommands(trx, key, body);
      const { revision } = body;
      const edits = { ...body, commands, note: `Revision ${revision}` };
      return saveEdits(trx, key, edits, scopeOf(site, staff));
    }),
  );
  /** What rules of the site need to know of a draft: not inside of `transact`. */
  const measureDraft = async (site: Site, params: { id: string }) => {
    const [weighs, follows] = [hasWeightRules(site), hasLinkRule(site)];
    if (!weighs && !follows) return {};
    const row = await readDraft(ctx.db, keyOf(site, params));
    return {
      ...(weighs && (await weighPage(ctx, site, row.draft))),
      ...(follows && { links: await followLinks(ctx, site, row) }),
    };
  };
  handleCall(scope, moveDocumentCall, async ({ site, staff, params, body }) => {
    const { publishAt } = body;
    // Only what visitors shall see is held against rules.
    const isChecked = body.to === 'published' || body.to === 'scheduled';
    const measures = isChecked ? await measureDraft(site, params) : {};
    const { row, activityId } = await ctx.transact(async (trx) => {
      const moved = await moveDocument(trx, keyOf(site, params), {
        ...body,
        publishAt: publishAt === undefined ? undefined : new Date(publishAt),
        actor: actorOf(staff),
        at: ctx.now(),
        may: (permission) => isAllowed(staff, permission),
        check: (held, draft) => checkRules({ ctx, trx: held }, site, draft, measures),
      });
      if (moved.isSeen) await announceShown({ ctx, trx, site }, moved.row);
      return moved;
    });
    return { ...presentHead(row), activityId };
  });
}

function keyOf({ siteId }: Site, { id }: { id: string }): DocumentKey {
  return { siteId, id };
}

/** What makes the revision of the draft as it stands, or one block of it. */
async function restoringCommands(
  trx: WriteTransaction,
  key: DocumentKey,
  { revision, blockId }: { revision: number; blockId?: string | undefined },
): Promise<Command[]> {
  const draft = migrateDocument((await holdDocument(trx, key)).draft, blockTypeTable);
  const old = migrateDocument(await readRevision(trx, key, revision), blockTypeTable);
  if (blockId === undefined) return commandsBetween(draft, old);
  return commandsForBlock(findBlock(draft, blockId), findBlock(old, blockId));
}

/** The calls about documents. */
export const documentCalls: readonly CallRegistration[] = [
  handleReading,
  handleWriting,
  handlePresence,
];
