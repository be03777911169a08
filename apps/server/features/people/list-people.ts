/** Who works on a site. */
import { peopleLimits, type invitationSchema, type personSchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { canGive } from '../../policies/can-give.ts';

/** The owner first, then by name. */
export async function listPeople(
  db: ReadDatabase,
  { siteId, asking }: { siteId: string; asking: AskingStaff },
): Promise<z.input<typeof personSchema>[]> {
  const rows = await db
    .selectFrom('staff_accounts as a')
    .leftJoin('site_staff as s', (join) =>
      join.onRef('s.account_id', '=', 'a.id').on('s.site_id', '=', siteId),
    )
    .select(['a.id', 'a.email', 'a.display_name', 'a.is_owner', 's.roles'])
    .select((eb) =>
      eb
        .selectFrom('staff_sessions as t')
        .whereRef('t.account_id', '=', 'a.id')
        .select((inner) => inner.fn.max('t.last_used_at').as('seen'))
        .as('seen'),
    )
    .where((eb) => eb.or([eb('a.is_owner', '=', true), eb('s.roles', 'is not', null)]))
    .orderBy('a.is_owner', 'desc')
    .orderBy('a.display_name')
    .orderBy('a.id')
    .limit(peopleLimits.peoplePerSite)
    .execute();
  return rows.map(({ id, email, display_name: displayName, is_owner: isOwner, roles, seen }) => {
    const held = roles ?? [];
    const isYou = id === asking.accountId;
    const isChangeable = !isOwner && !isYou && held.every((role) => canGive(asking, role));
    const lastSeenOn = seen?.getTime() ?? null;
    return { id, email, displayName, isOwner, roles: held, isYou, isChangeable, lastSeenOn };
  });
}

/** Who was invited and has not come, the newest first. */
export async function listInvitations(
  db: ReadDatabase,
  { siteId, now }: { siteId: string; now: Date },
): Promise<z.input<typeof invitationSchema>[]> {
  const rows = await db
    .selectFrom('site_invitations')
    .select(['id', 'email', 'roles', 'invited_by', 'created_at', 'expires_at'])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, email, roles, invited_by: invitedBy, ...row }) => ({
    id,
    email,
    roles,
    invitedBy,
    createdOn: row.created_at.getTime(),
    expiresOn: row.expires_at.getTime(),
    isOver: row.expires_at <= now,
  }));
}
