/** Forms as the log of writes knows them. */
import { isDeepStrictEqual } from 'node:util';
import { formLimits, formRulesSchema, type FormRules } from '@sitewright/contract';
import { requireRoom } from '../../db/rule-rows.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';
import { loadFormForChange } from './load-forms.ts';
import { requireMayStore, storageFields } from './require-may-store.ts';
import { refuseUsed } from './save-form.ts';

const rows = rowThing({
  kind: 'form',
  table: 'forms',
  title: 'name',
  columns: ['name', 'fields', 'settings'],
  requireRoom: (trx, siteId) => requireRoom(trx, 'forms', { siteId, most: formLimits.perSite }),
});

/** One that was made stays while a product asks it. */
export const formThing: LoggedThing = {
  ...rows,
  async change(scope, key, kept) {
    if (scope.source && 'settings' in kept.fields) {
      const before = formRulesSchema.parse(kept.fields['settings']);
      const stored = await loadFormForChange(scope.trx, key.siteId, key.id);
      const isChanged = (name: keyof FormRules) => !isDeepStrictEqual(before[name], stored[name]);
      requireMayStore(scope.source.staff, storageFields.filter(isChanged));
    }
    await rows.change?.(scope, key, kept);
  },
  async remove(scope, key) {
    await refuseUsed(scope.trx, key.siteId, key.id);
    await rows.remove?.(scope, key);
  },
};
