import type { CallRegistration } from '../../http/call-scope.ts';
import { handleReturns } from './handle-returns.ts';

/** The calls about returns. */
export const returnCalls: readonly CallRegistration[] = [handleReturns];
