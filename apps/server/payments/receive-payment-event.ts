/** `POST /api/payments/:provider/events`. */
import { ApiError, receivePaymentEvent } from '@sitewright/contract';
import type { CallScope } from '../http/call-scope.ts';
import { handleCall } from '../http/handle-call.ts';
import { findProvider, providersOf } from './providers.ts';
import { receiveEvent } from './receive-event.ts';

export function handleReceivePaymentEvent(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, receivePaymentEvent, async ({ request, site, params, body }) => {
    const provider = findProvider(ctx, params.provider);
    if (!provider) throw new ApiError('not_found');
    const source = { ctx, site, provider, providerOf: providersOf(ctx) };
    const taken = await receiveEvent(source, { body, headers: request.headers });
    if (taken === 'refused') throw new ApiError('not_allowed');
    return { received: true };
  });
}
