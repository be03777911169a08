/** `/api/sites/:identifier/forms`: list, read, make, change, delete. */
import {
  addForm,
  ApiError,
  changeForm,
  deleteForm,
  getForm,
  listForms,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { formThing } from './form-thing.ts';
import * as rows from './load-forms.ts';
import { requireMayStore } from './require-may-store.ts';
import * as writer from './save-form.ts';

export function handleForms(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listForms, async ({ site }) => ({
    forms: await rows.listForms(ctx.db, site.siteId),
  }));
  handleCall(scope, getForm, async ({ site: { siteId }, params: { id } }) => {
    const form = await rows.loadForm(ctx.db, siteId, id);
    if (!form) throw new ApiError('not_found');
    return { form, ...(await rows.loadUses(ctx.db, siteId, id)) };
  });
  handleCall(scope, addForm, ({ site, staff, body }) =>
    write({ call: addForm, site, staff, thing: formThing }, async (trx) => ({
      id: await writer.saveForm(trx, site.siteId, body),
    })),
  );
  handleCall(scope, changeForm, ({ site, staff, params: { id }, body }) => {
    requireMayStore(staff, Object.keys(body.changes));
    return write({ call: changeForm, site, staff, thing: formThing, id }, async (trx) => {
      const { siteId } = site;
      const merged = mergeChanges(await rows.loadFormForChange(trx, siteId, id), body.changes);
      return { id: await writer.saveForm(trx, siteId, { ...merged, id }) };
    });
  });
  handleCall(scope, deleteForm, ({ site, staff, params: { id } }) =>
    write({ call: deleteForm, site, staff, thing: formThing, id }, async (trx) => ({
      isDeleted: await writer.deleteForm(trx, site.siteId, id),
    })),
  );
}
