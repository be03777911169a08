/** `/api/sites/:identifier/pages`, `…/block-source` and `…/link-targets`. */
import {
  addPage as addPageCall,
  ApiError,
  changePage,
  getBlockSource,
  listLinkTargets as listLinkTargetsCall,
  listPages as listPagesCall,
  removePage as removePageCall,
} from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { actorOf } from '../activity/actor.ts';
import { loggedWrites } from '../activity/write-logged.ts';
import { removePage } from '../collections/remove-page.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { handlePageCode } from './handle-page-code.ts';
import { listLinkTargets } from './link-targets.ts';
import { listPages } from './list-pages.ts';
import { pageKinds, requireKind, requireLayout } from './page-kinds.ts';
import { pageThing } from './page-thing.ts';
import { typedOrigin } from '../sites/site-origin.ts';
import { readBlockSource, readQueries } from './read-block-source.ts';
import { addPage } from './write-pages.ts';

function handlePages(scope: CallScope): void {
  const { ctx } = scope;
  const write = loggedWrites(ctx);
  const thing = pageThing;
  handleCall(scope, listPagesCall, async ({ site: { siteId, theme: name } }) => {
    const theme = await ctx.themes.get(name);
    const layouts = theme.conf.layouts.map(({ id, name: title }) => ({ id, name: title }));
    return { pages: await listPages(ctx.db, siteId, theme), kinds: pageKinds(theme), layouts };
  });
  handleCall(scope, addPageCall, async ({ site, staff, body: page }) => {
    requireKind(await ctx.themes.get(site.theme), page);
    return write({ call: addPageCall, site, staff, thing }, async (trx) => {
      const by = { page, actor: actorOf(staff), at: ctx.now() };
      return { id: await addPage(trx, site.siteId, by) };
    });
  });
  handleCall(scope, changePage, async ({ site, staff, params: { id }, body }) => {
    requireLayout(await ctx.themes.get(site.theme), body.changes.regionName?.to);
    return write({ call: changePage, site, staff, thing, id }, async (trx) => {
      const present = await thing.read(trx, { siteId: site.siteId, id });
      if (!present) throw new ApiError('not_found');
      const merged = mergeChanges(present.fields, body.changes);
      if (Object.keys(merged).length > 0) await saveCollection(trx, site.siteId, { ...merged, id });
      return { id };
    });
  });
  handleCall(scope, removePageCall, ({ site, staff, params: { id } }) =>
    write({ call: removePageCall, site, staff, thing, id }, async (trx) => ({
      isDeleted: await removePage(trx, { siteId: site.siteId, id }),
    })),
  );
  handleCall(scope, getBlockSource, async ({ site, query, request }) => {
    const { assets = '', items = '', queries = '[]', words } = query;
    const source = await ctx.renderer.source(site, typedOrigin(request));
    const ids = assets.split(',').filter(Boolean);
    const itemIds = items.split(',').filter(Boolean);
    const asked = { ids, itemIds, queries: readQueries(queries), hasWords: words !== undefined };
    return readBlockSource(source, asked);
  });
  handleCall(scope, listLinkTargetsCall, async ({ site: { siteId }, query }) => ({
    targets: await listLinkTargets(ctx.db, siteId, query),
  }));
}

/** The calls about the pages of a site. */
export const pageDeskCalls: readonly CallRegistration[] = [handlePages, handlePageCode];
