/** Who asks for something about themselves. */
import { ApiError } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { findStaffAccount, type FoundStaffAccount } from '../staff/staff-accounts.ts';
import { findSession, type StaffSession } from '../staff/staff-session.ts';
import { requireFreshProof } from './fresh-proof.ts';

export interface AskedPerson {
  session: StaffSession;
  account: FoundStaffAccount;
}

/** @throws ApiError `not_signed_in` */
export async function requirePerson(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<AskedPerson> {
  const session = await findSession(ctx, request);
  const account = session && (await findStaffAccount(ctx.db, { id: session.accountId }));
  if (!session || !account) throw new ApiError('not_signed_in');
  return { session, account };
}

/** For what is sensitive. @throws ApiError `not_signed_in`, `proof_required` */
export async function requireProvedPerson(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<AskedPerson> {
  const person = await requirePerson(ctx, request);
  requireFreshProof(person.session, ctx.now());
  return person;
}
