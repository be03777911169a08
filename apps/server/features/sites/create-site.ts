/** Makes a site. */
import type { SettingsInput } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { initialSettings } from '../settings/initial-settings.ts';
import { requireTimeZone } from './require-time-zone.ts';

export interface NewSite {
  /** A new id unless told. */
  siteId?: string;
  /** Short name, lower case; the site answers on `NAME.localhost`. */
  identifier: string;
  title: string;
  /** Folder under `themes/`. */
  theme: string;
  tagline?: string;
  description?: string;
  /** ISO 4217; USD unless told. */
  currency?: string;
  /** BCP 47; en-US unless told. */
  locale?: string;
  timeZone?: string;
  isDefault?: boolean;
  settings?: SettingsInput;
  tweaks?: Record<string, string>;
  /** What makes it once, however often it is asked for; `demo:NAME` for those of the start. */
  attemptId?: string;
  /** Its domains; the first is the primary one. */
  hosts?: readonly string[];
}

/**
 * Writes the site and answers its id. Throws (unique violation) when its identifier or a host is
 * another site's: hosts are unique, and the identifier claims one.
 * @throws ApiError `invalid_request` for a time zone that the database does not know
 */
export async function createSite(trx: WriteTransaction, site: NewSite): Promise<string> {
  const siteId = site.siteId ?? newId();
  if (site.timeZone !== undefined) {
    await requireTimeZone(trx, { name: site.timeZone, field: 'timeZone' });
  }
  await trx
    .insertInto('sites')
    .values({
      site_id: siteId,
      identifier: site.identifier,
      title: site.title,
      tagline: site.tagline ?? '',
      description: site.description ?? '',
      theme: site.theme,
      currency: site.currency ?? 'USD',
      locale: site.locale ?? 'en-US',
      time_zone: site.timeZone ?? 'America/New_York',
      is_default: site.isDefault ?? false,
      attempt_id: site.attemptId ?? null,
      settings: JSON.stringify(initialSettings(site.settings ?? {})),
      tweaks: JSON.stringify(site.tweaks ?? {}),
    })
    .execute();
  const hosts = (site.hosts ?? []).map((host, index) => ({ host, isPrimary: index === 0 }));
  hosts.push({ host: `${site.identifier}.localhost`, isPrimary: false });
  await trx
    .insertInto('site_domains')
    .values(hosts.map(({ host, isPrimary }) => ({ host, site_id: siteId, is_primary: isPrimary })))
    .execute();
  await bumpSiteVersion(trx, siteId);
  return siteId;
}
