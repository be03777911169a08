/** Who asks, and what they are on the site that they ask about. */
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Standing } from '../../policies/is-allowed.ts';
import { findStanding } from './site-roles.ts';
import { findSession, type StaffSession } from './staff-session.ts';

/** A signed-in person with the roles of one site. */
export interface StaffMember extends StaffSession, Standing {}

/** Undefined without a session. A person without a role on the site has none in `roles`. */
export async function findStaffMember(
  ctx: Pick<AppContext, 'db' | 'transact' | 'now'>,
  request: FastifyRequest,
  site: { siteId: string },
): Promise<StaffMember | undefined> {
  const session = await findSession(ctx, request);
  if (!session) return undefined;
  const standing = await findStanding(ctx.db, { siteId: site.siteId, ...session });
  return { ...session, ...standing };
}
