/** The second step: codes of an app, and recovery codes for the day without it. */
import { randomInt } from 'node:crypto';
import { ApiError, peopleLimits } from '@sitewright/contract';
import { Secret, TOTP } from 'otpauth';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { hashToken } from '../../db/hash-token.ts';
import type { SecretBox } from '../settings/secret-box.ts';

const periodSeconds = 30;
/** Codes of the half minute before and after are taken: clocks differ. */
const windowOfSteps = 1;
/** Without signs that look like others. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const secretBytes = 20;

const about = (accountId: string) => `staff:${accountId}:codes`;

function makeTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Sitewright',
    label,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
}

/** Whether signing in asks for a code. */
export async function hasCodes(db: ReadDatabase, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_codes')
    .select('is_on')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.is_on === true;
}

interface Owned {
  accountId: string;
  box: SecretBox;
}

/** A new secret for an app; it counts once a code of it was typed. @throws `codes_are_on` */
export async function beginOneTimeCodes(
  trx: WriteTransaction,
  { accountId, box, email }: Owned & { email: string },
): Promise<{ secret: string; url: string }> {
  if (await hasCodes(trx, accountId)) throw new ApiError('codes_are_on');
  const secret = new Secret({ size: secretBytes }).base32;
  const values = { sealed: box.seal(secret, about(accountId)), is_on: false, last_step: 0 };
  await trx
    .insertInto('staff_codes')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
  return { secret, url: makeTotp(secret, email).toString() };
}

/**
 * Takes a code of the app, each once.
 * @returns false for a wrong one, one that is too old and one that was taken
 */
export async function takeAppCode(
  trx: WriteTransaction,
  { accountId, box, code, now, isOn }: Owned & { code: string; now: Date; isOn: boolean },
): Promise<boolean> {
  const row = await trx
    .selectFrom('staff_codes')
    .select(['sealed', 'last_step'])
    .where('account_id', '=', accountId)
    .where('is_on', '=', isOn)
    .forUpdate()
    .executeTakeFirst();
  const token = code.replaceAll(/\s/g, '');
  if (!row || !/^\d{6}$/.test(token)) return false;
  const totp = makeTotp(box.open(row.sealed, about(accountId)));
  const delta = totp.validate({ token, timestamp: now.getTime(), window: windowOfSteps });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
  if (step <= Number(row.last_step)) return false;
  await trx
    .updateTable('staff_codes')
    .set({ last_step: step, is_on: true })
    .where('account_id', '=', accountId)
    .execute();
  return true;
}

/** Takes a recovery code, each once. @returns false for one that is not there */
export async function takeRecoveryCode(
  trx: WriteTransaction,
  accountId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(accountId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes new recovery codes; those of before work no more. They are shown here alone. */
export async function makeRecoveryCodes(
  trx: WriteTransaction,
  accountId: string,
): Promise<string[]> {
  await trx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute();
  const codes = Array.from({ length: peopleLimits.recoveryCodes }, newRecoveryCode);
  await trx
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** How many are left. */
export async function countRecoveryCodes(db: ReadDatabase, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Ends the second step. @returns false when there was none */
export async function endOneTimeCodes(trx: WriteTransaction, accountId: string): Promise<boolean> {
  await trx.deleteFrom('staff_recovery_codes').where('account_id', '=', accountId).execute();
  const ended = await trx
    .deleteFrom('staff_codes')
    .where('account_id', '=', accountId)
    .returning('is_on')
    .executeTakeFirst();
  return ended?.is_on === true;
}

/** Twelve letters, 59 bits: `abcd-efgh-jkmn`. */
function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}

function hashOf(accountId: string, code: string): string {
  return hashToken(`${accountId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}
