/** Mails as they would be written now, for a frame: of a past order, of a cart that was left. ROUT-36 */
import { mailKinds, orderMailKinds } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { previewReminder } from '../checkout/preview-reminder.ts';
import { writeExampleMail } from '../order-mails/write-example-mail.ts';
import { previewOrderMail } from '../order-mails/preview-order-mail.ts';
import { onSite, orderParams, siteParams } from './page-gates.ts';
import { sendMailBody } from './send-owner-page.ts';

const exampleParams = siteParams.extend({ kind: z.enum(mailKinds) });
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
  server.get(
    '/config/sites/:identifier/mail-examples/:kind/body',
    onSite(ctx, 'view-content', async ({ request, reply, site }) => {
      const { kind } = parseRequest(exampleParams, request.params);
      const scope = { ctx, db: ctx.db, site, drafts: { isOnScreen: true } };
      const mail = await writeExampleMail(scope, kind);
      return sendMailBody(reply, mail.html);
    }),
  );
  server.get(
    '/config/sites/:identifier/abandoned-carts/mail/body',
    onSite(ctx, 'view-orders', async ({ reply, site }) =>
      sendMailBody(reply, (await previewReminder(ctx, site)).html),
    ),
  );
}
