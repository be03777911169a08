/** People of a site as the log of writes knows them: their roles can be given back. */
import type { RoleNumber } from '@sitewright/contract';
import { ApiError } from '@sitewright/contract';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { findStanding } from '../staff/site-roles.ts';
import { findStaffAccount } from '../staff/staff-accounts.ts';
import { changeRoles } from './change-people.ts';

export const personThing: LoggedThing = {
  kind: 'person',
  async read(trx, { siteId, id }) {
    const person = await findStaffAccount(trx, { id });
    if (!person) return undefined;
    const { roles } = await findStanding(trx, { siteId, accountId: id, isOwner: false });
    return { fields: { roles: [...roles] }, title: person.displayName };
  },
  /** Whoever takes it back must be allowed to give these roles. */
  async change({ trx, source }, { siteId, id }, { fields }) {
    const asking = source?.staff;
    const present = (await personThing.read(trx, { siteId, id }))?.fields;
    if (!asking || !present) throw new ApiError('not_undoable');
    const to = fields['roles'] as RoleNumber[];
    await changeRoles(
      trx,
      { siteId, personId: id, asking },
      { roles: { from: present['roles'], to } },
    );
  },
};
