/** Passkeys of accounts: made, shown, taken away. */
import {
  ApiError,
  peopleLimits,
  type newPasskeySchema,
  type shownPasskeySchema,
} from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { lockStaffAccount, type FoundStaffAccount } from '../staff/staff-accounts.ts';
import { beginStep, endStep } from './staff-steps.ts';

type NewPasskey = z.output<typeof newPasskeySchema>;
type ShownPasskey = z.output<typeof shownPasskeySchema>;

/** Loaded when the first passkey is asked for: a start does not wait for it. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** A passkey belongs to the host that it was made at. */
const hostOf = (request: FastifyRequest) => request.hostname.toLowerCase();
const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`.toLowerCase();

/** The passkeys of an account, the oldest first. */
export function listPasskeys(db: ReadDatabase, accountId: string) {
  return db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'rp_id', 'transports', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface PasskeyWish {
  token: string;
  options: Record<string, unknown>;
}

/** What the browser is asked for to make a passkey. It has to be unlocked by whoever uses it. */
export async function wishNewPasskey(
  ctx: AppContext,
  request: FastifyRequest,
  account: FoundStaffAccount,
): Promise<PasskeyWish> {
  const known = await listPasskeys(ctx.db, account.id);
  const webAuthn = await loadWebAuthn();
  const options = await webAuthn.generateRegistrationOptions({
    rpName: 'Sitewright',
    rpID: hostOf(request),
    userName: account.email,
    userDisplayName: account.displayName,
    userID: new Uint8Array(Buffer.from(account.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const step = { kind: 'make-passkey' as const, accountId: account.id, now: ctx.now() };
  const token = await ctx.transact((trx) =>
    beginStep(trx, { ...step, challenge: options.challenge }),
  );
  return { token, options: { ...options } };
}

interface Made {
  accountId: string;
  token: string;
  name: string;
  passkey: NewPasskey;
}

/**
 * Keeps a passkey that was made.
 * @throws ApiError `step_ended`, `passkey_refused`, `too_many_passkeys`
 */
export async function keepPasskey(
  ctx: AppContext,
  request: FastifyRequest,
  { accountId, token, name, passkey }: Made,
): Promise<void> {
  const now = ctx.now();
  const step = await ctx.transact((trx) => endStep(trx, { kind: 'make-passkey', token, now }));
  if (step.accountId !== accountId) throw new ApiError('step_ended');
  const { response, ...rest } = passkey;
  const { transports, ...made } = response;
  const webAuthn = await loadWebAuthn();
  const verified = await webAuthn
    .verifyRegistrationResponse({
      response: { ...rest, response: made, authenticatorAttachment: undefined },
      expectedChallenge: step.challenge,
      expectedOrigin: originOf(request),
      expectedRPID: hostOf(request),
      requireUserVerification: true,
    })
    .catch(() => ({ verified: false as const }));
  if (!verified.verified) throw new ApiError('passkey_refused');
  const { credential } = verified.registrationInfo;
  await ctx.transact(async (trx) => {
    await lockStaffAccount(trx, accountId);
    const known = await listPasskeys(trx, accountId);
    if (known.length >= peopleLimits.passkeysPerAccount) throw new ApiError('too_many_passkeys');
    await trx
      .insertInto('staff_passkeys')
      .values({
        id: credential.id,
        account_id: accountId,
        rp_id: hostOf(request),
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: transports ?? [],
        name: name.trim(),
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
}

/** What the browser is asked for to show a passkey. Nothing tells which accounts there are. */
export async function wishPasskey(ctx: AppContext, request: FastifyRequest): Promise<PasskeyWish> {
  const webAuthn = await loadWebAuthn();
  const options = await webAuthn.generateAuthenticationOptions({
    rpID: hostOf(request),
    userVerification: 'required',
  });
  const token = await ctx.transact((trx) =>
    beginStep(trx, {
      kind: 'show-passkey',
      accountId: null,
      challenge: options.challenge,
      now: ctx.now(),
    }),
  );
  return { token, options: { ...options } };
}

/**
 * Whose passkey it is that was shown.
 * @throws ApiError `step_ended`, `passkey_refused`
 */
export async function checkPasskey(
  ctx: AppContext,
  request: FastifyRequest,
  { token, passkey }: { token: string; passkey: ShownPasskey },
): Promise<string> {
  const now = ctx.now();
  const { challenge } = await ctx.transact((trx) =>
    endStep(trx, { kind: 'show-passkey', token, now }),
  );
  const known = await ctx.db
    .selectFrom('staff_passkeys')
    .select(['id', 'account_id', 'public_key', 'counter'])
    .where('id', '=', passkey.id)
    .where('rp_id', '=', hostOf(request))
    .executeTakeFirst();
  if (!known) throw new ApiError('passkey_refused');
  const { response, ...rest } = passkey;
  const { userHandle, ...shown } = response;
  const webAuthn = await loadWebAuthn();
  const verified = await webAuthn
    .verifyAuthenticationResponse({
      response: {
        ...rest,
        authenticatorAttachment: undefined,
        response: userHandle === undefined ? shown : { ...shown, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: originOf(request),
      expectedRPID: hostOf(request),
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: Number(known.counter),
      },
    })
    .catch(() => ({ verified: false as const }));
  if (!verified.verified) throw new ApiError('passkey_refused');
  const { newCounter } = verified.authenticationInfo;
  await ctx.transact((trx) =>
    trx
      .updateTable('staff_passkeys')
      .set({ counter: newCounter, last_used_at: now })
      .where('id', '=', known.id)
      .execute(),
  );
  return known.account_id;
}
