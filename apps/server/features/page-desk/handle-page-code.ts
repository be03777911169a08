/** `/api/sites/:identifier/pages/:id/code` */
import { ApiError, changePageCode, getPageCode } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { codeProblem } from '../settings/require-sound-code.ts';
import { pageCodeThing as thing } from './page-code-thing.ts';

/** Code in the head of one page: read, and changed by who may put scripts into pages. */
export function handlePageCode(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, getPageCode, async ({ site: { siteId }, params: { id } }) => {
    const row = await ctx.db
      .selectFrom('collections')
      .select('header_code')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new ApiError('not_found');
    return { headerCode: row.header_code ?? '' };
  });
  handleCall(scope, changePageCode, ({ site, staff, params: { id }, body }) => {
    const problem = codeProblem(ctx.renderer, body.changes.headerCode?.to ?? '');
    if (problem) {
      const errors = { 'changes.headerCode.to': problem };
      throw new ApiError('invalid_request', {}, { errors });
    }
    return write({ call: changePageCode, site, staff, thing, id }, async (trx) => {
      const present = await thing.read(trx, { siteId: site.siteId, id });
      if (!present) throw new ApiError('not_found');
      const merged = mergeChanges(present.fields, body.changes);
      if (Object.keys(merged).length > 0) await saveCollection(trx, site.siteId, { ...merged, id });
      return { id };
    });
  });
}
