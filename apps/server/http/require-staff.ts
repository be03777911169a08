/** The gate of staff as calls see it; the composition gives one. */
import type { Permission } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { Standing } from '../policies/is-allowed.ts';

/** Who asks, and what they are on the site that they ask about. */
export interface AskingStaff extends Readonly<Standing> {
  readonly accountId: string;
  readonly displayName: string;
  /** When this session last proved who asks; null: never since it began. */
  readonly provedAt: Date | null;
}

/**
 * Answers who asks when their roles on this site allow it; without a site, as owner of the
 * installation alone.
 * @throws ApiError `not_signed_in` (401) or `not_allowed` (403)
 */
export type RequireStaff = (
  request: FastifyRequest,
  site: { siteId: string } | undefined,
  permission: Permission,
) => Promise<AskingStaff>;
