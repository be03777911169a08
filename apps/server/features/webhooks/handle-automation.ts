/** `/api/sites/:identifier/automation`: how many Zaps listen. CONN-06 */
import { getAutomation } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';

function handleAutomation(scope: CallScope): void {
  const { db } = scope.ctx;
  handleCall(scope, getAutomation, async ({ site: { siteId } }) => {
    // A program subscribes by its key; people's own endpoints are no Zaps.
    const { count } = await db
      .selectFrom('webhook_endpoints')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('site_id', '=', siteId)
      .where('made_by_key', 'is not', null)
      .where('state', '=', 'active')
      .executeTakeFirstOrThrow();
    const zaps = Number(count);
    return { state: zaps === 0 ? ('awaiting-connection' as const) : ('connected' as const), zaps };
  });
}

/** The call about automations. */
export const automationCalls: readonly CallRegistration[] = [handleAutomation];
