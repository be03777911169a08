/** The calls about where lists go on to. CONN-01, CONN-02, CONN-07 */
import * as contract from '@sitewright/contract';
import { ApiError, type ListProviderName } from '@sitewright/contract';
import type { AppContext } from '../../../context.ts';
import type { WriteTransaction } from '../../../db/database.ts';
import { newId } from '../../../db/id.ts';
import type { CallRegistration, CallScope } from '../../../http/call-scope.ts';
import { handleCall } from '../../../http/handle-call.ts';
import { loggedWrites } from '../../activity/write-logged.ts';
import { isList } from '../place-thing.ts';
import {
  ProviderError,
  type ProviderAccount,
  type RemoteList,
} from '../providers/list-provider.ts';
import { listProviders } from '../providers/list-providers.ts';
import { refusalOf } from '../write-lists.ts';
import { connectionThing } from './connection-thing.ts';
import { listConnections } from './list-connections.ts';
import { sealKey } from './open-account.ts';
import { queueWholeList } from './queue-list-changes.ts';

const timeoutMs = 10_000;
const mostOfList = 10;

function handleConnections(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, contract.listListConnections, async ({ site }) => ({
    connections: await listConnections(ctx.db, site.siteId),
  }));
  handleCall(scope, contract.lookUpRemoteLists, async ({ body }) => ({
    lists: await askForLists(ctx, body),
  }));
  handleCall(scope, contract.connectList, async ({ site, staff, body }) => {
    const { siteId } = site;
    if (body.remoteId === '') throw new ApiError('list_required');
    const remote = (await askForLists(ctx, body)).find(({ id }) => id === body.remoteId);
    if (!remote) throw new ApiError('list_required');
    const sealed = sealKey(await ctx.secrets(), siteId, body.key);
    const asked = { call: contract.connectList, site, staff, thing: connectionThing };
    return write(asked, (trx) => store(trx, { ...body, siteId, remote, sealed, at: ctx.now() }));
  });
  handleCall(scope, contract.disconnectList, ({ site, staff, params: { id } }) => {
    const asked = { call: contract.disconnectList, site, staff, thing: connectionThing, id };
    return write(asked, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('list_connections')
        .where('site_id', '=', site.siteId)
        .where('id', '=', id)
        .executeTakeFirst();
      return { isDeleted: numDeletedRows > 0n };
    });
  });
}

/** Asked outside of transactions. @throws ApiError `connection_failed` CONN-07 */
async function askForLists(
  ctx: AppContext,
  { provider, ...account }: ProviderAccount & { provider: ListProviderName },
): Promise<RemoteList[]> {
  const reach = { standIn: ctx.config.connectionsUrl, signal: AbortSignal.timeout(timeoutMs) };
  try {
    return await listProviders[provider].listLists(account, reach);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ provider, reason: error.message }, 'a provider of lists was not connected');
    throw new ApiError('connection_failed');
  }
}

interface NewConnection {
  siteId: string;
  listId: string;
  provider: ListProviderName;
  address: string;
  remote: RemoteList;
  sealed: string;
  requireDoubleOptIn: boolean;
  at: Date;
}

async function store(trx: WriteTransaction, wanted: NewConnection): Promise<{ id: string }> {
  const { siteId, listId, provider, address, remote, sealed, requireDoubleOptIn, at } = wanted;
  if (!(await isList(trx, siteId, listId))) throw await refusalOf(trx, siteId);
  const { count } = await trx
    .selectFrom('list_connections')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostOfList) throw new ApiError('too_many_lists', { count: mostOfList });
  const id = newId();
  await trx
    .insertInto('list_connections')
    .values({
      site_id: siteId,
      id,
      list_id: listId,
      provider,
      sealed_key: sealed,
      address,
      remote_id: remote.id,
      remote_name: remote.name,
      require_double_opt_in: requireDoubleOptIn,
      created_at: at,
    })
    .execute();
  await queueWholeList(trx, { siteId, connectionId: id }, at);
  return { id };
}

/** For the composition of the server. */
export const listConnectionCalls: readonly CallRegistration[] = [handleConnections];
