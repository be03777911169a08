/** `/api/staff/sites`: making a site. */
import { addSite, getNewSiteChoices } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { writerOf } from '../activity/actor.ts';
import { listThemes } from '../looks/list-themes.ts';
import { isDefaultFree } from '../sites/default-site.ts';
import { findFreeIdentifier } from './find-free-identifier.ts';
import { makeNewSite } from './make-new-site.ts';

function handleNewSite(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getNewSiteChoices, async ({ query: { identifier } }) => ({
    themes: await listThemes(ctx),
    identifier: await findFreeIdentifier(ctx.db, identifier),
    isDefault: await isDefaultFree(ctx.db),
  }));
  handleCall(scope, addSite, ({ staff, body }) => makeNewSite(ctx, body, writerOf(addSite, staff)));
}

/** The calls about making a site. */
export const newSiteCalls: readonly CallRegistration[] = [handleNewSite];
