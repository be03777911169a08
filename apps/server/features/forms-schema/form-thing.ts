/** Forms as the log of writes knows them. */
import { formLimits } from '@sitewright/contract';
import { requireRoom } from '../../db/rule-rows.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';
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
  async remove(scope, key) {
    await refuseUsed(scope.trx, key.siteId, key.id);
    await rows.remove?.(scope, key);
  },
};
