/** `/api/sites/:identifier/api-keys`: list, make, take over, delete. */
import {
  createApiKey as createApiKeyCall,
  deleteApiKey as deleteApiKeyCall,
  listApiKeys as listApiKeysCall,
  renewApiKey as renewApiKeyCall,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { requireFreshProof } from '../people/fresh-proof.ts';
import { getApiKey, listApiKeys } from './list-api-keys.ts';
import { createApiKey, deleteApiKey, renewApiKey } from './write-api-keys.ts';

function handleApiKeys(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listApiKeysCall, async ({ site }) => ({
    keys: await listApiKeys(ctx.db, site.siteId),
  }));
  handleCall(scope, createApiKeyCall, async ({ site, staff, body }) => {
    requireFreshProof(staff, ctx.now());
    const draft = { ...body, by: staff, now: ctx.now() };
    const { id, secret } = await ctx.transact((trx) => createApiKey(trx, site.siteId, draft));
    return { key: await getApiKey(ctx.db, site.siteId, id), secret };
  });
  handleCall(scope, renewApiKeyCall, async ({ site, staff, params: { id } }) => {
    requireFreshProof(staff, ctx.now());
    const secret = await ctx.transact((trx) => renewApiKey(trx, site.siteId, { id, by: staff }));
    return { key: await getApiKey(ctx.db, site.siteId, id), secret };
  });
  handleCall(scope, deleteApiKeyCall, async ({ site, staff, params }) => {
    requireFreshProof(staff, ctx.now());
    return { isDeleted: await ctx.transact((trx) => deleteApiKey(trx, site.siteId, params.id)) };
  });
}

/** The calls about keys of programs. */
export const apiKeyCalls: readonly CallRegistration[] = [handleApiKeys];
