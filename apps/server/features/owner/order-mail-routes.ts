/** The mails of a past order as its buyer would read them now. Page type 301, ROUT-36. */
import { orderMailKinds, type OrderMailKind } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { parseRequest } from '../../http/parse-request.ts';
import type { WrittenMail } from '../order-mails/mail-scope.ts';
import { previewOrderMail } from '../order-mails/preview-order-mail.ts';
import { orderParams } from './order-routes.ts';
import { siteHref } from './owner-layout.ts';
import { onSite } from './page-gates.ts';
import { sendMailBody, sendOwnerPage } from './send-owner-page.ts';

const kindNames: Readonly<Record<OrderMailKind, string>> = {
  confirmed: 'Confirmed',
  paid: 'Paid',
  unpaid: 'Canceled, as no money came',
  shipped: 'Shipped',
  'ready-for-pickup': 'Ready for pick-up',
  canceled: 'Canceled by the shop',
  refunded: 'Refunded',
  edited: 'Changed',
  'review-request': 'Review request',
  'cart-reminder': 'Cart that was left',
  alert: 'Alert to the owner',
};

const mailParams = orderParams.extend({ kind: z.enum(orderMailKinds).catch('confirmed') });

export function registerOrderMailRoutes(server: FastifyInstance, ctx: AppContext): void {
  server.get(
    '/config/sites/:identifier/orders/:number/mails/:kind',
    onSite(ctx, 'view-mails', async ({ request, reply, site, member }) => {
      const { number: orderNumber, kind } = parseRequest(mailParams, request.params);
      const mail = await previewOrderMail({ ctx, db: ctx.db, site }, { orderNumber, kind });
      const { identifier, title } = site;
      const orderPath = `${siteHref(identifier, 'orders')}/${orderNumber}`;
      return sendOwnerPage(reply, {
        title: mail.subject,
        session: member,
        site: { identifier, title, section: 'orders', standing: member },
        main: renderPreview(mail, { orderPath, orderNumber, kind }),
      });
    }),
  );
  server.get(
    '/config/sites/:identifier/orders/:number/mails/:kind/body',
    onSite(ctx, 'view-mails', async ({ request, reply, site }) => {
      const { number: orderNumber, kind } = parseRequest(mailParams, request.params);
      const mail = await previewOrderMail({ ctx, db: ctx.db, site }, { orderNumber, kind });
      return sendMailBody(reply, mail.html);
    }),
  );
}

interface Shown {
  orderPath: string;
  orderNumber: number;
  kind: OrderMailKind;
}

function renderPreview(mail: WrittenMail, { orderPath, orderNumber, kind }: Shown): Html {
  return html`<p><a href="${orderPath}">Order #${orderNumber}</a></p>
    <h1>${mail.subject}</h1>
    <p class="hint">This is how the mail would be written now. Nothing is sent.</p>
    <nav aria-label="Mails of the order">
      <ul class="links">
        ${orderMailKinds.map(
          (one) =>
            html`<li>
              <a href="${orderPath}/mails/${one}" aria-current="${one === kind ? 'page' : 'false'}"
                >${kindNames[one]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <iframe
      class="mail"
      title="Content of the mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="${orderPath}/mails/${kind}/body"
    ></iframe>
    <details>
      <summary>As plain text</summary>
      <pre tabindex="0">${mail.text}</pre>
    </details>`;
}
