import type { CallRegistration } from '../../http/call-scope.ts';
import { handleTaxes } from './handle-taxes.ts';

/** The calls about taxes. */
export const taxCalls: readonly CallRegistration[] = [handleTaxes];
