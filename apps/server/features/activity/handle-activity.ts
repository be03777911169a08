/** `/api/sites/:identifier/activity`: who wrote what, and taking it back. */
import { listActivity as listActivityCall, undoActivity } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';
import { actorOf } from './actor.ts';
import { listActivity } from './list-activity.ts';
import type { ActivityRow } from './log-write.ts';
import { seenBy } from './seen-by.ts';
import { isUndoable, undoWrite } from './undo-write.ts';

function handleActivity(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listActivityCall, async ({ site: { siteId }, staff, query }) => {
    const { limit } = query;
    const wish = { ...query, siteId, permissions: seenBy(staff), limit: limit + 1 };
    const found = await listActivity(ctx.db, wish);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    const contents = await loadContents(ctx.db, siteId, rows);
    return {
      activity: rows.map((row) => {
        const content = contents.get(row.subject);
        return { ...present(ctx, staff, row), ...(content && { content }) };
      }),
      ...(found.length > limit && last && { after: last.id }),
    };
  });
  handleCall(scope, undoActivity, async ({ site, staff, params: { id } }) => ({
    activityId: await undoWrite(ctx, {
      siteId: site.siteId,
      source: { ctx, site, staff },
      id,
      actor: actorOf(staff),
      may: (permission) => isAllowed(staff, permission),
    }),
  }));
}

/** What the documents of these rows are the content of, by subject. */
async function loadContents(db: ReadDatabase, siteId: string, rows: readonly ActivityRow[]) {
  const prefix = 'document:';
  const ids = rows.flatMap(({ subject }) =>
    subject.startsWith(prefix) ? subject.slice(prefix.length) : [],
  );
  if (ids.length === 0) return new Map<string, never>();
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'purpose', 'owner_id as ownerId'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(documents.map(({ id, ...content }) => [prefix + id, content]));
}

function present(ctx: AppContext, staff: Standing, row: ActivityRow) {
  return {
    id: row.id,
    at: row.happened_at.getTime(),
    actor: {
      kind: row.key_id
        ? ('key' as const)
        : row.account_id
          ? ('person' as const)
          : ('operator' as const),
      id: row.key_id ?? row.account_id,
      name: row.actor_name,
    },
    action: row.action,
    subject: row.subject,
    title: row.title,
    before: row.before,
    after: row.after,
    names: row.names,
    undoes: row.undoes,
    undoneBy: row.undone_by,
    mayUndo: row.undone_by === null && isUndoable(ctx, row) && isAllowed(staff, row.permission),
  };
}

/** The calls about what was written. */
export const activityCalls: readonly CallRegistration[] = [handleActivity];
