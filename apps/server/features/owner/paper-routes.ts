import { ApiError } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { findOrderByNumber } from '../orders/find-order.ts';
import { listPapersOfOrder } from '../papers/find-papers.ts';
import { makePackingSlip } from '../papers/make-packing-slip.ts';
import { makePackingSlipFile, makePaperFile } from '../papers/paper-files.ts';
import { sendPaperFile } from '../papers/send-paper-file.ts';
import { onSite, orderParams } from './page-gates.ts';

const paperParams = orderParams.extend({ id: z.string().max(64) });

/** Opens the papers of an order from its page. */
export function registerPaperRoutes(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    '/config/sites/:identifier/orders/:number/papers/:id',
    onSite(ctx, 'view-orders', async ({ request, reply, site: { siteId } }) => {
      const { number, id } = parseRequest(paperParams, request.params);
      const order = await findOrderByNumber(ctx.db, siteId, number);
      const papers = order ? await listPapersOfOrder(ctx.db, { siteId, orderId: order.id }) : [];
      const paper = papers.find((one) => one.id === id);
      if (!paper) throw new ApiError('not_found');
      return sendPaperFile(reply, await makePaperFile(paper));
    }),
  );
  server.get(
    '/config/sites/:identifier/orders/:number/packing-slip',
    onSite(ctx, 'view-orders', async ({ request, reply, site }) => {
      const { number: orderNumber } = parseRequest(orderParams, request.params);
      const slip = await makePackingSlip(ctx.db, site, { orderNumber });
      if (!slip) throw new ApiError('order_not_found');
      return sendPaperFile(reply, await makePackingSlipFile(slip));
    }),
  );
}
