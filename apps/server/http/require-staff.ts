/** The gate of staff as calls see it; the composition gives one. */
import type { Permission } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Answers who asks when their roles on this site allow it.
 * @throws ApiError `not_signed_in` (401) or `not_allowed` (403)
 */
export type RequireStaff<Member extends { accountId: string } = { accountId: string }> = (
  request: FastifyRequest,
  site: { siteId: string },
  permission: Permission,
) => Promise<Member>;
