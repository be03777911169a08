/** A mail of a past order as its buyer would read it now, for a frame. Page type 301, ROUT-36. */
import { orderMailKinds } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { previewOrderMail } from '../order-mails/preview-order-mail.ts';
import { onSite, orderParams } from './page-gates.ts';
import { sendMailBody } from './send-owner-page.ts';

const mailParams = orderParams.extend({ kind: z.enum(orderMailKinds) });

export function registerOrderMailRoutes(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    '/config/sites/:identifier/orders/:number/mails/:kind/body',
    onSite(ctx, 'view-mails', async ({ request, reply, site }) => {
      const { number: orderNumber, kind } = parseRequest(mailParams, request.params);
      const mail = await previewOrderMail({ ctx, db: ctx.db, site }, { orderNumber, kind });
      return sendMailBody(reply, mail.html);
    }),
  );
}
