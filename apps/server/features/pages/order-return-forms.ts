/** What a buyer posts from the page of an order about returns. */
import { ApiError } from '@sitewright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { orderStatusPath } from '../orders/order-paths.ts';
import { moveReturn } from '../returns/move-return.ts';
import { openReturn } from '../returns/open-return.ts';
import { readOpenReturnForm } from '../returns/read-open-return-form.ts';
import { findOwnOrder } from './find-own-order.ts';

const params = z.object({ token: z.string().min(1).max(100) });
const withdrawForm = z.object({ id: z.string().min(1).max(64) });

/** `/order-status/{token}/returns` and `…/withdraw`, for whoever bought the order alone. */
export function handleOrderReturnForms(server: FastifyInstance, ctx: AppContext): void {
  server.register(async (scope) => {
    guardWrites(scope);
    post(scope, 'returns', async (request, number) => {
      const { site, body } = request;
      const opened = { ...readOpenReturnForm(body), actorName: null };
      await openReturn({ ctx, site }, number, opened);
    });
    post(scope, 'returns/withdraw', async (request, number) => {
      const { id } = parseRequest(withdrawForm, request.body);
      const { site } = request;
      await moveReturn({ ctx, site }, number, { id, event: 'canceled', actorName: null });
    });
  });

  function post(
    scope: FastifyInstance,
    action: string,
    act: (request: FastifyRequest, orderNumber: number) => Promise<void>,
  ): void {
    scope.post(`/order-status/:token/${action}`, async (request, reply) => {
      const { token } = parseRequest(params, request.params);
      const { orderNumber: number } = await findOwnOrder(ctx, request, token);
      const path = orderStatusPath(token);
      try {
        await act(request, number);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 404) throw error;
        return reply.redirect(`${path}?error=${error.code}#returns`, 303);
      }
      return reply.redirect(`${path}#returns`, 303);
    });
  }
}
