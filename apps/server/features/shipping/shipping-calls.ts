import type { CallRegistration } from '../../http/call-scope.ts';
import { handleShipping } from './handle-shipping.ts';

/** The calls about ways to ship. */
export const shippingCalls: readonly CallRegistration[] = [handleShipping];
