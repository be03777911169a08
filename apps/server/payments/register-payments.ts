/** What providers and their shoppers call. */
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { guardWrites } from '../http/guard-writes.ts';
import { handlePaymentStep } from '../features/checkout/payment-step.ts';
import { handleReceivePaymentEvent } from './receive-payment-event.ts';

export function registerPayments(server: FastifyInstance, ctx: AppContext): void {
  server.register(async (scope) => {
    guardWrites(scope);
    handlePaymentStep(scope, ctx);
  });
  server.register(async (scope) => {
    guardWrites(scope);
    handleReceivePaymentEvent(scope, ctx);
  });
}
