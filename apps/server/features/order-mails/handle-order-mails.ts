import { pageTypes, previewOrderMail as previewOrderMailCall } from '@sitewright/contract';
import type { CallRegistration } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { handleMailParts } from './handle-mail-parts.ts';
import { previewOrderMail } from './preview-order-mail.ts';

/** The calls about mails of orders. */
export const orderMailCalls: readonly CallRegistration[] = [
  handleMailParts,
  (scope) => {
    const { ctx } = scope;
    handleCall(scope, previewOrderMailCall, async ({ site, params: { number, kind } }) => {
      const asked = { orderNumber: number, kind };
      const { to, subject, html, text } = await previewOrderMail({ ctx, db: ctx.db, site }, asked);
      return { pageType: pageTypes.values.commerceEmailPreview, to, subject, html, text };
    });
  },
];
