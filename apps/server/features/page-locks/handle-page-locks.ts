/** `/api/sites/:identifier/pages/:id/lock` and `/api/sites/:identifier/lock`. EDIT-05 */
import {
  clearPageLock,
  clearSiteLock,
  getSiteLock,
  setPageLock,
  setSiteLock,
} from '@sitewright/contract';
import { hashPassword } from '../../db/password-hash.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { lockThing as thing, siteLockId } from './lock-thing.ts';
import { sitePassOf, wholeSite } from './read-locks.ts';
import { clearLock, setLock } from './write-locks.ts';

function handlePageLocks(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, setPageLock, async ({ site, staff, params: { id }, body }) => {
    const lock = { passwordHash: await hashPassword(body.password), at: ctx.now() };
    return write({ call: setPageLock, site, staff, thing, id }, async (trx) => {
      await setLock(trx, { siteId: site.siteId, pageId: id }, lock);
      return { id };
    });
  });
  handleCall(scope, clearPageLock, ({ site, staff, params: { id } }) =>
    write({ call: clearPageLock, site, staff, thing, id }, async (trx) => ({
      isDeleted: await clearLock(trx, { siteId: site.siteId, pageId: id }),
    })),
  );
  handleCall(scope, getSiteLock, async ({ site }) => ({
    isLocked: (await sitePassOf(ctx, site)) !== undefined,
  }));
  handleCall(scope, setSiteLock, async ({ site, staff, body }) => {
    const lock = { passwordHash: await hashPassword(body.password), at: ctx.now() };
    const id = siteLockId;
    return write({ call: setSiteLock, site, staff, thing, id }, async (trx) => {
      await setLock(trx, { siteId: site.siteId, pageId: wholeSite }, lock);
      return { id };
    });
  });
  handleCall(scope, clearSiteLock, ({ site, staff }) =>
    write({ call: clearSiteLock, site, staff, thing, id: siteLockId }, async (trx) => ({
      isDeleted: await clearLock(trx, { siteId: site.siteId, pageId: wholeSite }),
    })),
  );
}

/** For the composition of the server. */
export const pageLockCalls: readonly CallRegistration[] = [handlePageLocks];
