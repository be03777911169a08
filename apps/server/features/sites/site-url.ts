import type { AppContext } from '../../context.ts';
import type { Site } from './site.ts';

/** Where a mail can lead to; undefined while the site has no address of its own. */
export function siteUrl(ctx: AppContext, site: Site): string | undefined {
  if (site.primaryHost) return `${ctx.config.isSecure ? 'https' : 'http'}://${site.primaryHost}`;
  return site.isDefault ? ctx.config.publicUrl : undefined;
}
