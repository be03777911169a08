import type { CallRegistration } from '../../http/call-scope.ts';
import { handleCheckoutReport } from './handle-checkout-report.ts';
import { handleReports } from './handle-reports.ts';

/** The calls about reports. */
export const reportCalls: readonly CallRegistration[] = [handleReports, handleCheckoutReport];
