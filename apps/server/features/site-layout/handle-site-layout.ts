/** Menus, header and footer at the paths that custom code asks. NAVL-01..06 */
import {
  ApiError,
  getSiteHeaderFooter,
  getSiteLayout,
  putSiteHeaderFooter,
  updateNavigation as updateNavigationCall,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { actorOf } from '../activity/actor.ts';
import { readSettings } from '../settings/read-settings.ts';
import { staffActor } from '../settings/staff-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';
import type { Site } from '../sites/site.ts';
import { listLayoutCollections, presentMenu, readMenus } from './read-site-layout.ts';
import { updateNavigations } from './update-navigation.ts';

function handleNavigation(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getSiteLayout, async ({ site }) => {
    const { layout, collections } = await readLayout(ctx, site);
    return { templateId: site.theme, layout, collections };
  });
  handleCall(scope, updateNavigationCall, async ({ site, staff, body }) => {
    const { siteId } = site;
    if (body.templateId !== site.theme) throw new ApiError('not_found');
    const menus = await menusOf(ctx, site);
    const updates = [body, ...(body.also ? [body.also] : [])].map((edit) => {
      const menu = menus.find(({ name }) => name === edit.fieldName);
      if (!menu) throw new ApiError('not_found');
      return { ...menu, items: edit.navigation.items, from: edit.from };
    });
    const written = await ctx.transact((trx) =>
      updateNavigations(trx, { siteId, actor: actorOf(staff), at: ctx.now() }, updates),
    );
    const { layout } = await readLayout(ctx, site);
    const shown = layout.find(({ identifier }) => identifier === body.fieldName);
    if (!shown) throw new ApiError('not_found');
    const activityIds = written.filter((id) => id !== null);
    return { ...shown, activityId: written[0] ?? null, activityIds };
  });
}

async function menusOf({ themes }: AppContext, { theme }: Site) {
  return (await themes.get(theme)).conf.navigations;
}

async function readLayout(ctx: AppContext, site: Site) {
  const theme = await ctx.themes.get(site.theme);
  const [collections, entries] = await Promise.all([
    listLayoutCollections(ctx.db, site.siteId, theme),
    readMenus(ctx.db, site.siteId),
  ]);
  const known = new Map(collections.map((one) => [one.id, one]));
  const layout = theme.conf.navigations.map((menu) =>
    presentMenu(menu, entries.get(menu.name) ?? [], known),
  );
  return { layout, collections };
}

function handleHeaderFooter(scope: CallScope): void {
  const { ctx } = scope;
  const partsOf = ({ siteId, settings }: Pick<Site, 'siteId' | 'settings'>) => {
    const { header, footer } = readSettings({ siteId, settings }, 'frame');
    return { header, footer };
  };
  const read = async (siteId: string) => {
    const row = await ctx.db
      .selectFrom('sites')
      .select('settings')
      .where('site_id', '=', siteId)
      .executeTakeFirst();
    if (!row) throw new ApiError('not_found');
    return partsOf({ siteId, settings: row.settings });
  };
  handleCall(scope, getSiteHeaderFooter, ({ site: { siteId } }) => read(siteId));
  handleCall(scope, putSiteHeaderFooter, async ({ site: { siteId }, staff, body }) => {
    const present = await read(siteId);
    const changes = await writeSettings(ctx, {
      siteId,
      actor: staffActor(staff),
      values: {
        frame: {
          header: { ...present.header, ...body.header },
          footer: { ...present.footer, ...body.footer },
        },
      },
      // Who tells only what they saw of the fields that they change is not held up by others.
      seen: new Map<string, unknown>([
        ['frame.header', { ...present.header, ...body.from?.header }],
        ['frame.footer', { ...present.footer, ...body.from?.footer }],
      ]),
    });
    return { ...(await read(siteId)), changes };
  });
}

/** The calls about what stands on every page of a site. */
export const siteLayoutCalls: readonly CallRegistration[] = [handleNavigation, handleHeaderFooter];
