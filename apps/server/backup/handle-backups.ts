/** `/api/sites/:identifier/backups`: of the whole installation, for its owner alone. */
import {
  announceBackupDownload,
  ApiError,
  deleteBackup,
  downloadBackup,
  generalMessages,
  listBackups,
  makeBackup,
  restoreBackup,
  setBackupSchedule,
} from '@sitewright/contract';
import { newId } from '../db/id.ts';
import { announce } from '../db/transact.ts';
import { loggedWrites } from '../features/activity/write-logged.ts';
import { requireFreshProof } from '../features/people/fresh-proof.ts';
import type { CallRegistration, CallScope } from '../http/call-scope.ts';
import { handleCall } from '../http/handle-call.ts';
import { forgetBackupFile, readBackupFile, sizeOfBackup } from './backup-files.ts';
import { backupScheduleThing, readBackupSchedule, writeBackupSchedule } from './backup-schedule.ts';
import * as store from './backup-store.ts';
import { logBackup } from './log-backup.ts';
import { receiveBackups } from './receive-backup.ts';

function handleBackups(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listBackups, async () => {
    const [rows, schedule] = await Promise.all([
      store.listBackupRows(ctx.db),
      readBackupSchedule(ctx.db),
    ]);
    return { backups: rows.map(store.presentBackup), schedule };
  });
  handleCall(scope, makeBackup, ({ site: { siteId }, staff }) =>
    ctx.transact(async (trx) => {
      const [id, at] = [newId(), ctx.now()];
      await store.addBackup(trx, { id, kind: 'by-hand', at, madeBy: staff.displayName });
      const { filename } = await store.findBackup(trx, id);
      await logBackup(trx, { siteId, staff, at, action: 'backup-started', id, filename });
      return { id };
    }),
  );
  handleCall(scope, setBackupSchedule, ({ site, staff, body }) => {
    const thing = backupScheduleThing;
    const asked = { call: setBackupSchedule, site, staff, thing, id: 'schedule' };
    return write(asked, async (trx) => {
      await writeBackupSchedule(trx, body);
      return body;
    });
  });
  handleCall(scope, deleteBackup, async ({ site: { siteId }, staff, params: { id } }) => {
    const answer = await ctx.transact(async (trx) => {
      const row = await store.lockBackup(trx, id).catch(() => undefined);
      if (!row) return { isDeleted: false };
      if (store.isBusy(row)) throw new ApiError('backup_busy');
      await trx.deleteFrom('backups').where('id', '=', id).execute();
      const { filename } = row;
      const at = ctx.now();
      await logBackup(trx, { siteId, staff, at, action: 'backup-deleted', id, filename });
      return { isDeleted: true };
    });
    if (answer.isDeleted) await forgetBackupFile(ctx, id);
    return answer;
  });
}

/** What opens everything asks again who is there. */
function handleSensitive(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, announceBackupDownload, ({ site: { siteId }, staff, params: { id } }) => {
    const at = ctx.now();
    requireFreshProof(staff, at);
    return ctx.transact(async (trx) => {
      const { filename } = await store.findBackup(trx, id);
      await logBackup(trx, { siteId, staff, at, action: 'backup-downloaded', id, filename });
      return {};
    });
  });
  handleCall(scope, downloadBackup, async ({ staff, params: { id }, reply }) => {
    requireFreshProof(staff, ctx.now());
    const { state, filename } = await store.findBackup(ctx.db, id);
    const size = await sizeOfBackup(ctx, id);
    if (state !== 'ready' || size === undefined) throw new ApiError('not_found');
    const safe = filename.replaceAll(/[^\w.-]+/g, '-');
    reply.header('Content-Disposition', `attachment; filename="${safe}"`);
    reply.header('Content-Length', size);
    reply.header('Cache-Control', 'no-store');
    return readBackupFile(ctx, id);
  });
  handleCall(scope, restoreBackup, async ({ site, staff, params: { id }, body }) => {
    const at = ctx.now();
    requireFreshProof(staff, at);
    if (body.confirmation.trim() !== site.title.trim()) {
      const errors = { confirmation: generalMessages.confirmationWrong };
      throw new ApiError('invalid_request', {}, { errors });
    }
    const size = await sizeOfBackup(ctx, id);
    return ctx.transact(async (trx) => {
      const row = await store.lockBackup(trx, id);
      const all = await store.listBackupRows(trx);
      if (all.some(store.isBusy)) throw new ApiError('backup_busy');
      const isOurs = row.facts?.isOfThisInstallation === true;
      if (row.state !== 'ready' || size === undefined || !isOurs) {
        throw new ApiError('backup_not_ready');
      }
      const { filename } = row;
      await store.setBackup(trx, id, {
        restore_state: 'waiting',
        restore_problem: '',
        restored_at: at,
        restored_by: staff.displayName,
      });
      const action = 'backup-restored';
      await logBackup(trx, { siteId: site.siteId, staff, at, action, id, filename });
      await announce(trx, store.backupDueChannel, id);
      return {};
    });
  });
}

/** The calls about backups. */
export const backupCalls: readonly CallRegistration[] = [
  handleBackups,
  handleSensitive,
  receiveBackups,
];
