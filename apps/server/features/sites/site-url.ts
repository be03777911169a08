import type { AppContext } from '../../context.ts';
import type { Site } from './site.ts';

/** The address that a site is known by; undefined while nobody told one. */
export function knownSiteUrl(ctx: AppContext, site: Site): string | undefined {
  if (site.primaryHost) return `${ctx.config.isSecure ? 'https' : 'http'}://${site.primaryHost}`;
  return site.isDefault ? ctx.config.publicUrl : undefined;
}

/**
 * Where a mail can lead to; undefined while the site has no address of its own. Mails that nobody
 * sends are read in the outbox: they lead to the machine itself.
 */
export function siteUrl(ctx: AppContext, site: Site): string | undefined {
  const known = knownSiteUrl(ctx, site);
  if (known !== undefined || ctx.config.smtpUrl !== undefined) return known;
  const host = site.isDefault ? 'localhost' : `${site.identifier}.localhost`;
  return `http://${host}:${ctx.config.port}`;
}
