/** The crumb of a session, which every form of the back office carries. */
import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StaffSession } from './staff-session.ts';

const crumbBody = z.object({ crumb: z.string().max(200) });

/**
 * Refuses a post that did not come from a page of this session.
 * @throws ApiError `not_allowed`
 */
export function requireSessionCrumb(request: FastifyRequest, session: StaffSession): void {
  const { data } = crumbBody.safeParse(request.body);
  const [given, expected] = [Buffer.from(data?.crumb ?? ''), Buffer.from(session.crumb)];
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSame) throw new ApiError('not_allowed');
}
