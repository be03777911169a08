/** `POST /api/payments/:provider/events`. The signature is over the bytes, so the body stays text. */
import { ApiError, receivePaymentEvent } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { parseRequest } from '../http/parse-request.ts';
import { findProvider } from './providers.ts';
import { receiveEvent } from './receive-event.ts';

const bodyLimit = 256 * 1024;

export function handleReceivePaymentEvent(server: FastifyInstance, ctx: AppContext): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });
  const config = { needsCrumb: false };
  server.post(receivePaymentEvent.path, { config, bodyLimit }, async (request) => {
    const params = parseRequest(receivePaymentEvent.params, request.params);
    const body = parseRequest(receivePaymentEvent.body, request.body ?? '');
    const provider = findProvider(ctx, params.provider);
    if (!provider) throw new ApiError('not_found');
    const source = { ctx, site: request.site, provider };
    const taken = await receiveEvent(source, { body, headers: request.headers });
    if (taken === 'refused') throw new ApiError('not_allowed');
    return { received: true };
  });
}
