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
import { asWriter } from '../activity/actor.ts';
import { logDone } from '../activity/log-done.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { apiKeyThing } from './api-key-thing.ts';
import { getApiKey, listApiKeys } from './list-api-keys.ts';
import { createApiKey, deleteApiKey, renewApiKey } from './write-api-keys.ts';

function handleApiKeys(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, listApiKeysCall, async ({ site }) => ({
    keys: await listApiKeys(ctx.db, site.siteId),
  }));
  handleCall(scope, createApiKeyCall, async ({ site, staff, body }) => {
    requireFreshProof(staff, ctx.now());
    const draft = { ...body, by: staff, now: ctx.now() };
    const { id, secret } = await write(
      { call: createApiKeyCall, site, staff, thing: apiKeyThing },
      (trx) => createApiKey(trx, site.siteId, draft),
    );
    return { key: await getApiKey(ctx.db, site.siteId, id), secret };
  });
  handleCall(scope, renewApiKeyCall, async ({ site, staff, params: { id } }) => {
    requireFreshProof(staff, ctx.now());
    const secret = await ctx.transact(async (trx) => {
      const renewed = await renewApiKey(trx, site.siteId, { id, by: staff });
      const within = { ctx: asWriter(ctx, renewApiKeyCall, staff), trx, site };
      const title = (await apiKeyThing.read(trx, { siteId: site.siteId, id }))?.title ?? '';
      await logDone(within, { action: 'api-key-renewed', subject: `api-key:${id}`, title });
      return renewed;
    });
    return { key: await getApiKey(ctx.db, site.siteId, id), secret };
  });
  handleCall(scope, deleteApiKeyCall, async ({ site, staff, params: { id } }) => {
    requireFreshProof(staff, ctx.now());
    const asked = { call: deleteApiKeyCall, site, staff, thing: apiKeyThing, id };
    return write(asked, async (trx) => ({
      isDeleted: await deleteApiKey(trx, site.siteId, id),
    }));
  });
}

/** The calls about keys of programs. */
export const apiKeyCalls: readonly CallRegistration[] = [handleApiKeys];
