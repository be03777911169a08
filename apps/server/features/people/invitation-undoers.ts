/** How invitations are taken back, and their ends. The mail of one stays where it is. */
import type { RoleNumber } from '@sitewright/contract';
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { idOf, type ActivityRow, type LoggedValue } from '../activity/log-write.ts';
import type { Undoer, Undoers, UndoScope } from '../activity/undoer.ts';
import { endInvitation, renewInvitation, type InvitationRow } from './invitations.ts';

/** What putting one back needs of it; of its token there is only the hash. */
export function carryInvitation(row: InvitationRow) {
  return {
    tokenHash: row.token_hash,
    email: row.email,
    invitedBy: row.invited_by,
    inviterId: row.invited_by_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

type Carried = ReturnType<typeof carryInvitation>;

function askingOf({ source }: UndoScope): AskingStaff {
  if (!source) throw new ApiError('not_undoable');
  return source.staff;
}

async function readPresent(trx: WriteTransaction, row: ActivityRow): Promise<LoggedValue> {
  const found = await trx
    .selectFrom('site_invitations')
    .select('roles')
    .where('site_id', '=', row.site_id)
    .where('id', '=', idOf(row))
    .forUpdate()
    .executeTakeFirst();
  return found ? { roles: [...found.roles] } : {};
}

const invitedUndoer: Undoer = {
  inverse: 'invitation-ended',
  readPresent,
  async restore(trx, row, _at, scope) {
    const asked = { id: idOf(row), asking: askingOf(scope) };
    const ended = await endInvitation(trx, row.site_id, asked);
    if (!ended) throw new ApiError('not_undoable');
    return { carried: carryInvitation(ended) };
  },
};

const endedUndoer: Undoer = {
  inverse: 'person-invited',
  readPresent,
  async restore(trx, row, at, scope) {
    const { tokenHash, email, invitedBy, inviterId, createdAt, expiresAt }: Partial<Carried> = {
      ...row.carried,
    };
    const isWhole = tokenHash && email && inviterId && createdAt && expiresAt;
    if (!isWhole) throw new ApiError('not_undoable');
    const kept: InvitationRow = {
      site_id: row.site_id,
      id: idOf(row),
      token_hash: tokenHash,
      email,
      roles: row.before['roles'] as RoleNumber[],
      invited_by: invitedBy ?? '',
      invited_by_id: inviterId,
      created_at: new Date(createdAt),
      expires_at: new Date(expiresAt),
    };
    await renewInvitation(trx, kept, { asking: askingOf(scope), now: at });
  },
};

/** By action of the log. */
export const invitationUndoers: Undoers = {
  'person-invited': invitedUndoer,
  'invitation-ended': endedUndoer,
};
