import { errorCatalogue } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sayOf } from '../settings/say-of.ts';

/** What forms of the page of an order are refused with. */
const refusals = ['return_empty', 'return_not_possible', 'invalid_request'] as const;

const querySchema = z.object({ error: z.enum(refusals).optional().catch(undefined) });

/** The sentence of the error in the address of a page; empty when there is none. */
export function readRefusal({ query, site }: FastifyRequest): string {
  const { error } = querySchema.parse(query);
  return error ? sayOf(site)(errorCatalogue[error].message) : '';
}
