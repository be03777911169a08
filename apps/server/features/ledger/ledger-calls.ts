import type { CallRegistration } from '../../http/call-scope.ts';
import { handleLedger } from './handle-ledger.ts';

/** The calls about the ledger. */
export const ledgerCalls: readonly CallRegistration[] = [handleLedger];
