import type { ownAccountSchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { listStaffSessions } from '../staff/staff-session.ts';
import type { AskedPerson } from './asked-person.ts';
import { provedUntil } from './fresh-proof.ts';
import { countRecoveryCodes, hasCodes } from './one-time-codes.ts';
import { findOfferTo } from './ownership.ts';
import { listPasskeys } from './passkeys.ts';

/** Somebody's own account, as they see it. */
export async function presentOwnAccount(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { account, session }: AskedPerson,
): Promise<z.input<typeof ownAccountSchema>> {
  const { id, email, displayName, language, theme, isOwner } = account;
  const [passkeys, isOn, recoveryCodesLeft, sessions, offer] = await Promise.all([
    listPasskeys(db, id),
    hasCodes(db, id),
    countRecoveryCodes(db, id),
    listStaffSessions(db, id, now()),
    findOfferTo(db, id, now()),
  ]);
  const hasPassword = account.passwordHash !== null;
  return {
    id,
    email,
    displayName,
    language,
    theme,
    isOwner,
    hasPassword,
    isSetUp: hasPassword || passkeys.length > 0,
    provedUntil: provedUntil(session, now())?.getTime() ?? null,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdOn: passkey.created_at.getTime(),
      lastUsedOn: passkey.last_used_at?.getTime() ?? null,
    })),
    codes: { isOn, recoveryCodesLeft },
    sessions: sessions.map((one) => ({
      id: one.id,
      device: one.device,
      address: one.address,
      createdOn: one.created_at.getTime(),
      lastUsedOn: one.last_used_at.getTime(),
      isThis: one.id === session.sessionId,
    })),
    ownershipOffer: offer ? { from: offer.from } : null,
  };
}
