/** `/api/sites/:identifier/theme`, `…/palette`, `…/tweaks` and `…/fonts` */
import {
  addSiteFont as addSiteFontCall,
  changeSiteTheme,
  getSitePalette,
  getSiteTheme,
  listSiteFonts,
  listSiteTweaks,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { FontMaker } from '../../media/fonts/font-maker.ts';
import { staffActor } from '../settings/staff-actor.ts';
import { addSiteFont } from './add-site-font.ts';
import { handleOwnStyles } from './handle-own-styles.ts';
import { presentFonts } from './site-fonts.ts';
import { presentPalette } from './site-palette.ts';
import { presentTweaks } from './site-tweaks.ts';
import { changeSiteTheme as change, presentSiteTheme, themeThing } from './site-theme.ts';

function handleSiteTheme(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  handleCall(scope, getSiteTheme, ({ site: { siteId } }) => presentSiteTheme(ctx, siteId));
  handleCall(scope, getSitePalette, ({ site }) => presentPalette(ctx, site));
  handleCall(scope, listSiteTweaks, ({ site: { siteId } }) => presentTweaks(ctx, siteId));
  handleCall(scope, listSiteFonts, async ({ site }) => presentFonts(site));
  const maker = new FontMaker();
  handleCall(scope, addSiteFontCall, async ({ site, staff, body }) => {
    const uploader = { siteId: site.siteId, accountId: staff.accountId };
    const asked = { site, actor: staffActor(staff), uploader, ...body };
    return { font: await addSiteFont(ctx, maker, asked) };
  });
  handleCall(scope, changeSiteTheme, async ({ site, staff, body }) => {
    const { siteId } = site;
    const asked = { call: changeSiteTheme, site, staff, thing: themeThing, id: siteId };
    const { activityId } = await write(asked, async (trx) => {
      await change(ctx, trx, { siteId, ...body });
      return {};
    });
    return { ...(await presentSiteTheme(ctx, siteId)), activityId };
  });
}

/** The calls about the look of a site. */
export const siteThemeCalls: readonly CallRegistration[] = [handleSiteTheme, handleOwnStyles];
