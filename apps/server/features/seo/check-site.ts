/** What is looked at of the whole site. */
import {
  seoLengths,
  standingOf,
  type getSeoChecks as checksCall,
  type SeoCheck,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { readPageQuery } from '../../render/page/page-query.ts';
import { productPath } from '../../render/context/product-path.ts';
import { resolveRoute } from '../../render/page/resolve-route.ts';
import { loadCollectionUrls } from '../pages/sitemap-parts.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';

type State = AnswerOf<typeof checksCall>['checks'][number]['state'];

/** One more check of the site is one more line. */
export const siteChecks: Readonly<
  Partial<Record<SeoCheck, (ctx: AppContext, site: Site) => State | Promise<State>>>
> = {
  'site-open': (_ctx, site) =>
    told(standingOf(readSettings(site, 'host').websiteStatus) !== 'parked'),
  domain: (_ctx, site) => told(site.primaryHost !== undefined && !isLocal(site.primaryHost)),
  https: (ctx, site) => told(siteUrl(ctx, site)?.startsWith('https://') === true),
  sitemap: async (ctx, site) => told((await loadCollectionUrls(ctx.db, site.siteId)).length > 0),
  'structured-data': checkStructuredData,
  'site-title': (_ctx, { title }) => told(title.trim() !== '' && title.length <= seoLengths.title),
  'site-description': (_ctx, { description }) =>
    told(description.trim() !== '' && description.length <= seoLengths.description),
};

function told(isGood: boolean): State {
  return isGood ? 'good' : 'mend';
}

function isLocal(host: string): boolean {
  return /(?:^|\.)localhost(?::\d+)?$/.test(host);
}

/** The page of a product is made as for a visitor, and says in data what it sells. */
async function checkStructuredData(ctx: AppContext, site: Site): Promise<State> {
  const row = await ctx.db
    .selectFrom('products as p')
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'p.site_id').onRef('c.id', '=', 'p.collection_id'),
    )
    .select(['p.url_id', 'c.url_id as page_url'])
    .where('p.site_id', '=', site.siteId)
    .where('p.is_visible', '=', true)
    .where('c.is_enabled', '=', true)
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return 'idle';
  const source = await ctx.renderer.source(site, siteUrl(ctx, site) ?? 'http://localhost');
  const page = await resolveRoute(source, productPath(row.page_url, row.url_id), readPageQuery({}));
  return told(page !== undefined && !('redirectTo' in page) && page.head.jsonLd.length > 0);
}
