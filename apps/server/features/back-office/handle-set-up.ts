/** `/api/sites/:identifier/set-up` */
import { getSetUp } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { readSetUp } from './read-set-up.ts';

function handleSetUp(scope: CallScope): void {
  handleCall(scope, getSetUp, ({ site }) => readSetUp(scope.ctx, site));
}

/** The call about what a shop lacks before its first sale. */
export const setUpCalls: readonly CallRegistration[] = [handleSetUp];
