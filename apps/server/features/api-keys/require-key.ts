/** The gate of every call that a program makes with a key. */
import { ApiError, apiLimits, holdsScope } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { RequireKey } from '../../http/require-key.ts';
import { countShared } from '../../http/shared-attempts.ts';
import { hashToken } from '../../db/hash-token.ts';
import { readBearerKey } from './api-key-text.ts';
import { noteApiKeyUse } from './write-api-keys.ts';

const minute = 60_000;

/**
 * Makes the gate. The ceiling of a key is one for all processes. A key of another site is not known
 * here; what a key asks without its scope counts too.
 */
export function createRequireKey(ctx: AppContext): RequireKey {
  return async ({ request, reply }, { siteId }, scope) => {
    const given = readBearerKey(request.headers.authorization);
    if (!given) throw new ApiError('key_missing');
    const key = await ctx.db
      .selectFrom('api_keys')
      .select(['id', 'name', 'scopes', 'last_used_at', 'expires_at'])
      .where('site_id', '=', siteId)
      .where('hash', '=', hashToken(given))
      .executeTakeFirst();
    const now = ctx.now();
    if (!key || (key.expires_at && key.expires_at <= now)) throw new ApiError('key_refused');
    const waitSeconds = await countRequest(ctx, key.id);
    if (waitSeconds > 0) {
      reply.header('Retry-After', String(waitSeconds));
      throw new ApiError('key_exhausted');
    }
    if (!key.last_used_at || now.getTime() - key.last_used_at.getTime() >= minute) {
      await ctx.transact((trx) => noteApiKeyUse(trx, { siteId, id: key.id, now }));
    }
    if (!holdsScope(key.scopes, scope)) throw new ApiError('scope_missing', { scope });
    return { keyId: key.id, name: key.name, scopes: key.scopes };
  };
}

/** Seconds until the key may ask again; 0 when it may now. */
async function countRequest(ctx: AppContext, keyId: string): Promise<number> {
  if (ctx.config.rateLimits === 'off') return 0;
  const { attempts, endsAt } = await countShared(ctx, `api key ${keyId}`, minute);
  if (attempts <= apiLimits.requestsPerMinute) return 0;
  return Math.max(1, Math.ceil((endsAt.getTime() - ctx.now().getTime()) / 1_000));
}
