import type { CallRegistration } from '../../http/call-scope.ts';
import { handleGetStock } from './get-stock.ts';

/** The calls about stock. */
export const stockCalls: readonly CallRegistration[] = [handleGetStock];
