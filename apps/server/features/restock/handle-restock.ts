/** `/api/site-users/account/notifications/restock`. RSTK-04, RSTK-07..12 */
import {
  listRestockGroups,
  listRestockLog,
  listRestockSignUps,
  sendAllRestockMails,
  sendRestockMails,
  signUpForRestock,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { asWriter } from '../activity/actor.ts';
import { readSettingsForPages } from '../settings/read-settings.ts';
import { listGroups, listSignUps } from './list-sign-ups.ts';
import { listRestockLog as listLog } from './list-restock-log.ts';
import { releaseSignUps } from './release-sign-ups.ts';
import { signUpForRestock as signUp } from './sign-up-for-restock.ts';

function handleRestock(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, signUpForRestock, async ({ site, body, request }) => {
    await signUp(ctx, site, {
      productId: body.productId,
      variantId: body.variantId,
      email: body.siteVisitorEmail,
      joinsMailingList: body.isJoinMailingList,
      language: body.language || (site.language ?? ''),
      captchaToken: body.recaptchaEnterpriseV3Token,
      address: request.ip,
    });
    return { message: readSettingsForPages(site, 'merchandising').restockSuccessText };
  });

  handleCall(scope, listRestockSignUps, ({ site, query }) =>
    listSignUps(ctx.db, site.siteId, query),
  );
  handleCall(scope, listRestockGroups, ({ site, query }) =>
    listGroups(ctx.db, site.siteId, query.cursor),
  );
  handleCall(scope, listRestockLog, ({ site, query }) => listLog(ctx.db, site.siteId, query));
  handleCall(scope, sendRestockMails, async ({ site, staff, body }) => ({
    sent: await releaseSignUps(asWriter(ctx, sendRestockMails, staff), site, [body]),
  }));
  handleCall(scope, sendAllRestockMails, async ({ site, staff, body }) => {
    const within = asWriter(ctx, sendAllRestockMails, staff);
    return { sent: await releaseSignUps(within, site, body.sendRequests) };
  });
}

/** The calls about who waits for new stock. */
export const restockCalls: readonly CallRegistration[] = [handleRestock];
