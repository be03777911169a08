import type { CallRegistration } from '../../http/call-scope.ts';
import { handleGetStock } from './get-stock.ts';
import { handleLocations } from './handle-locations.ts';

/** The calls about stock. */
export const stockCalls: readonly CallRegistration[] = [handleGetStock, handleLocations];
