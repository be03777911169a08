/** The gate of programs as calls see it; the composition gives one. */
import type { ApiScope } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The key that asks. */
export interface AskingKey {
  readonly keyId: string;
  /** What it may do. */
  readonly scopes: readonly ApiScope[];
  readonly name: string;
}

/**
 * Answers which key asks when it is one of the site's and has the scope.
 * @throws ApiError `key_missing` or `key_refused` (401), `scope_missing` (403), `key_exhausted`
 * (429, with the header `Retry-After`)
 */
export type RequireKey = (
  exchange: { request: FastifyRequest; reply: FastifyReply },
  site: { siteId: string },
  scope: ApiScope,
) => Promise<AskingKey>;
