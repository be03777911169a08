import { readSettings } from '../../features/settings/read-settings.ts';
import type { SiteSnapshot } from '../data/load-site.ts';
import { hasCaptcha } from '../../features/settings/has-captcha.ts';
import type { Site } from '../../features/sites/site.ts';
import { presentPublicSettings } from './present-public-settings.ts';
import { assetUrl } from './present-image.ts';
import { escapeHtml } from './escape-html.ts';

/** `website` of the page context (template-format §4). `origin` has no slash at the end. */
export function presentWebsite(
  snapshot: SiteSnapshot,
  origin: string,
  now: Date,
): Record<string, unknown> {
  const { site } = snapshot;
  const { socialAccounts, shareButtonOptions } = presentPublicSettings(site, 'social');
  return {
    id: site.siteId,
    identifier: site.identifier,
    websiteType: 4,
    siteTitle: escapeHtml(site.title),
    fullSiteTitle: escapeHtml(site.title),
    siteTagLine: escapeHtml(site.tagline),
    siteDescription: escapeHtml(site.description),
    ...assetFields(snapshot, 'logoImage'),
    ...assetFields(snapshot, 'socialLogoImage'),
    ...assetFields(snapshot, 'faviconImage'),
    baseUrl: origin,
    authenticUrl: origin,
    internalUrl: origin,
    primaryDomain: new URL(origin).host,
    language: site.locale,
    formattingLocale: site.locale,
    translationLocale: site.locale,
    timeZone: site.timeZone,
    ...zoneFields(site.timeZone, now),
    location: presentPublicSettings(site, 'business').location,
    socialAccounts,
    shareButtonOptions,
    captchaSettings: presentCaptcha(site),
    useCLDRMoneyFormat: presentPublicSettings(site, 'money').useCLDRMoneyFormat,
    developerMode: presentPublicSettings(site, 'codeInjection').developerMode,
    cloneable: false,
    siteStatus: { value: 1, expires: false },
    contentModifiedOn: site.version,
  };
}

function assetFields(
  { site, assets }: SiteSnapshot,
  name: 'logoImage' | 'socialLogoImage' | 'faviconImage',
): Record<string, string> {
  const asset = assets.get(readSettings(site, 'branding')[`${name}Id`]);
  return asset === undefined
    ? {}
    : { [`${name}Id`]: asset.id, [`${name}Url`]: assetUrl(site.siteId, asset) };
}

function zoneFields(timeZone: string, now: Date): Record<string, unknown> {
  const part = (timeZoneName: 'short' | 'longOffset') =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
      .formatToParts(now)
      .find((entry) => entry.type === 'timeZoneName')?.value ?? '';
  const offset = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(part('longOffset'));
  const minutes = Number(offset?.[2] ?? 0) * 60 + Number(offset?.[3] ?? 0);
  const ms = minutes * 60_000 * (offset?.[1] === '-' ? -1 : 1);
  return { timeZoneAbbr: part('short'), timeZoneOffset: ms, machineTimeZoneOffset: ms };
}

/** Without a captcha pages carry no key, so that no script asks for one. CAPT-05 */
function presentCaptcha(site: Site) {
  const settings = presentPublicSettings(site, 'captcha');
  return hasCaptcha(site) ? settings : { ...settings, siteKey: '' };
}
