/** `/api/sites/:identifier/block-choices`: what blocks can show, for who writes pages. */
import { listBlockChoices as listCall } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { listBlockChoices } from './list-block-choices.ts';

function handleBlockChoices(scope: CallScope): void {
  const { db } = scope.ctx;
  handleCall(scope, listCall, async ({ site, query }) => ({
    choices: await listBlockChoices(db, site.siteId, query),
  }));
}

/** For the composition of the server. */
export const blockChoiceCalls: readonly CallRegistration[] = [handleBlockChoices];
