/** Handing the installation over: the owner offers, the other accepts. There is always one owner. */
import { ApiError, peopleLimits, userRoles } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { findStanding, giveRolesEverywhere } from '../staff/site-roles.ts';
import { changeStaffAccount, findStaffAccount } from '../staff/staff-accounts.ts';
import { endStaffSessions } from '../staff/staff-session.ts';
import { officePaths } from './office-paths.ts';
import { queueChangeMail, queueOfficeMail, type OfficeMailWay } from './queue-office-mail.ts';

interface Offer {
  fromId: string;
  from: string;
}

/** Who offered the installation to this person, who must still work on one of its sites. */
export function findOfferTo(
  db: ReadDatabase,
  accountId: string,
  now: Date,
): Promise<Offer | undefined> {
  return db
    .selectFrom('ownership_offers as o')
    .innerJoin('staff_accounts as a', 'a.id', 'o.from_account_id')
    .select(['a.id as fromId', 'a.display_name as from'])
    .where('o.to_account_id', '=', accountId)
    .where('o.expires_at', '>', now)
    .where('a.is_owner', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('site_staff as s')
          .select('s.account_id')
          .whereRef('s.account_id', '=', 'o.to_account_id'),
      ),
    )
    .executeTakeFirst();
}

/** To whom this person offered it; null when to nobody. */
export async function findOfferOf(
  db: ReadDatabase,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const offer = await db
    .selectFrom('ownership_offers')
    .select('to_account_id')
    .where('from_account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return offer?.to_account_id ?? null;
}

interface NewOffer {
  siteId: string;
  from: { accountId: string; displayName: string };
  personId: string;
  now: Date;
}

/**
 * Offers the installation to somebody who works on the site; an offer of before ends.
 * @throws ApiError `not_found` for somebody who does not work there, or is the owner already
 */
export async function offerInstallation(
  trx: WriteTransaction,
  way: OfficeMailWay | undefined,
  { siteId, from, personId, now }: NewOffer,
): Promise<void> {
  const person = await findStaffAccount(trx, { id: personId });
  const standing = await findStanding(trx, { siteId, accountId: personId, isOwner: false });
  if (!person || person.isOwner || standing.roles.length === 0) throw new ApiError('not_found');
  const values = {
    to_account_id: personId,
    expires_at: new Date(now.getTime() + peopleLimits.invitationLife),
  };
  await trx
    .insertInto('ownership_offers')
    .values({ from_account_id: from.accountId, ...values })
    .onConflict((conflict) => conflict.column('from_account_id').doUpdateSet(values))
    .execute();
  if (!way) return;
  await queueOfficeMail(trx, way, {
    to: person.email,
    language: person.language,
    kind: 'ownership',
    params: { person: from.displayName },
    link: { path: officePaths.account },
  });
}

/** @returns false when there was none */
export async function endOfferOf(trx: WriteTransaction, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('ownership_offers')
    .where('from_account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was offered to somebody is offered no more. */
export async function endOffersTo(trx: WriteTransaction, accountId: string): Promise<void> {
  await trx.deleteFrom('ownership_offers').where('to_account_id', '=', accountId).execute();
}

/**
 * Takes the installation over. Who had it becomes an admin of its sites, and is signed out.
 * @throws ApiError `offer_ended`
 */
export async function takeOwnership(
  ctx: Pick<AppContext, 'now'>,
  trx: WriteTransaction,
  { accountId, way }: { accountId: string; way: OfficeMailWay | undefined },
): Promise<void> {
  await lockKey(trx, 'ownership');
  const now = ctx.now();
  const offer = await findOfferTo(trx, accountId, now);
  if (!offer) throw new ApiError('offer_ended');
  const before = await findStaffAccount(trx, { id: offer.fromId });
  await changeStaffAccount(trx, accountId, { isOwner: true });
  await changeStaffAccount(trx, offer.fromId, { isOwner: false });
  await giveRolesEverywhere(trx, offer.fromId, [userRoles.values.admin]);
  await trx.deleteFrom('ownership_offers').execute();
  await endStaffSessions(trx, offer.fromId);
  if (before) await queueChangeMail(trx, way, { account: before, change: 'owner', now });
}

/** Says no. @throws ApiError `offer_ended` */
export async function declineOwnership(
  trx: WriteTransaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const offer = await findOfferTo(trx, accountId, now);
  if (!offer) throw new ApiError('offer_ended');
  await endOfferOf(trx, offer.fromId);
}
