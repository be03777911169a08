import type { AppContext } from '../../context.ts';
import { shopPolicies } from '../settings/shop-policies.ts';
import { siteUrl } from '../sites/site-url.ts';
import type { Site } from '../sites/site.ts';
import { pathOfPage } from '../settings/language-path.ts';

/** What the shop says to its buyers, by whole addresses; none while it has no address itself. */
export function policyLinks(ctx: AppContext, site: Site): { label: string; url: string }[] {
  const base = siteUrl(ctx, site);
  if (base === undefined) return [];
  return shopPolicies(site).map(({ label, url }) => ({
    label,
    url: new URL(pathOfPage(site, url), base).href,
  }));
}
