import type { CallRegistration } from '../../http/call-scope.ts';
import { handleDiscounts } from './handle-discounts.ts';

/** The calls about discounts and sales. */
export const discountCalls: readonly CallRegistration[] = [handleDiscounts];
