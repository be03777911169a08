/** `POST /api/site-users/account/locale`. I18N-01 */
import { ApiError, setAccountLocale } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { chooseLanguage } from '../accounts/choose-language.ts';
import { findSignedIn } from '../accounts/site-session.ts';

export function handleAccountLocale(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, setAccountLocale, async ({ request, site, body }) => {
    const signedIn = await findSignedIn(ctx, request);
    if (!signedIn) throw new ApiError('not_signed_in');
    const { accountId } = signedIn;
    return { language: await chooseLanguage(ctx, site, { accountId, language: body.language }) };
  });
}
