import type { CallRegistration } from '../../http/call-scope.ts';
import { handleFulfillments } from './handle-fulfillments.ts';

/** The calls about what is handed over. */
export const fulfillmentCalls: readonly CallRegistration[] = [handleFulfillments];
