/** The calls about redirects of old addresses. */
import * as contract from '@sitewright/contract';
import { ApiError } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { writerOf } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { importLines, type ImportedRedirects } from '../redirects/import-redirects.ts';
import { redirectThing, toFields } from '../redirects/redirect-thing.ts';
import { deleteRedirect, saveRedirect } from '../redirects/save-redirect.ts';
import { exportRedirects } from './export-redirects.ts';
import { listRedirects } from './list-redirects.ts';
import { testAddress } from './test-address.ts';

export function handleRedirects(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, contract.listRedirects, ({ site, query }) => listRedirects(ctx, site, query));
  handleCall(scope, contract.testAddress, ({ site, query }) =>
    testAddress(ctx, site, query.address),
  );
  handleCall(scope, contract.exportRedirects, ({ site, reply }) => {
    reply.header('content-disposition', 'attachment; filename="redirects.csv"');
    return exportRedirects(ctx, site.siteId);
  });
  handleCall(scope, contract.addRedirect, ({ site, staff, body }) => {
    const asked = { call: contract.addRedirect, site, staff, thing: redirectThing };
    return write(asked, async (trx) => {
      return { id: await saveRedirect({ trx, siteId: site.siteId, at: ctx.now() }, body) };
    });
  });
  handleCall(scope, contract.changeRedirect, ({ site, staff, params: { id }, body }) => {
    const { siteId } = site;
    const asked = { call: contract.changeRedirect, site, staff, thing: redirectThing, id };
    return write(asked, async (trx) => {
      const present = await redirectThing.read(trx, { siteId, id });
      if (!present) throw new ApiError('not_found');
      const fields = { ...present.fields, ...mergeChanges(present.fields, body.changes) };
      await saveRedirect({ trx, siteId, at: ctx.now() }, toFields(fields), id);
      return {};
    });
  });
  handleCall(scope, contract.deleteRedirect, ({ site, staff, params: { id } }) => {
    const asked = { call: contract.deleteRedirect, site, staff, thing: redirectThing, id };
    return write(asked, async (trx) => {
      return { isDeleted: await deleteRedirect(trx, site.siteId, id) };
    });
  });
}

/** Rolls a trial back. */
class TrialEnd extends Error {
  readonly report: ImportedRedirects['report'];

  constructor({ report }: ImportedRedirects) {
    super('A trial writes nothing');
    this.report = report;
  }
}

export function handleRedirectImport(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, contract.tryRedirectImport, async ({ site: { siteId }, body }) => {
    const trial = ctx.transact(async (trx): Promise<never> => {
      throw new TrialEnd(await importLines({ trx, siteId, at: ctx.now() }, body.text));
    });
    return trial.catch((error: unknown) => {
      if (error instanceof TrialEnd) return error.report;
      throw error;
    });
  });
  handleCall(scope, contract.importRedirects, async ({ site: { siteId }, staff, body }) => {
    const at = ctx.now();
    return ctx.transact(async (trx) => {
      const { report, before, after } = await importLines({ trx, siteId, at }, body.text);
      const count = Object.keys(after).length;
      if (count === 0) return report;
      const activityId = await logWrite(trx, {
        ...writerOf(contract.importRedirects, staff),
        siteId,
        at,
        action: 'redirects-imported',
        subject: `redirects:${at.getTime().toString(36)}`,
        title: String(count),
        before,
        after,
      });
      return { ...report, activityId };
    });
  });
}
