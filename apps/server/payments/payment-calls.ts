import type { CallRegistration } from '../http/call-scope.ts';
import { handleReceivePaymentEvent } from './receive-payment-event.ts';

/** What payment providers call. */
export const paymentCalls: readonly CallRegistration[] = [handleReceivePaymentEvent];
