/** `/api/sites/:identifier/documents/:id/presence`: who else has the document open. */
import { documentIdSchema, getDocumentPresence, presenceLimits } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { presentHead, readHead } from './document-store.ts';
import { PresenceRooms } from './presence-rooms.ts';

/** Whoever may read a document is told who else does. What they say of themselves is in memory alone. */
export function handlePresence(scope: CallScope): void {
  const { db, now } = scope.ctx;
  const rooms = new PresenceRooms();
  handleCall(scope, getDocumentPresence, async ({ site, staff, params, query }) => {
    const key = { siteId: site.siteId, id: params.id };
    const head = presentHead(await readHead(db, key));
    const tab = {
      accountId: staff.accountId,
      name: staff.displayName,
      tab: query.tab,
      chosen: idsIn(query.chosen),
      isWriting: query.isWriting === 'true',
    };
    if (query.isLeaving === 'true') {
      rooms.leave(key, tab);
      return { ...head, others: [] };
    }
    return { ...head, others: rooms.enter(key, tab, now()) };
  });
}

function idsIn(chosen = ''): string[] {
  const ids = chosen.split(',').filter((id) => documentIdSchema.safeParse(id).success);
  return [...new Set(ids)].slice(0, presenceLimits.chosen);
}
