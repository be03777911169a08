import { consentMessages } from '@sitewright/contract';
import { readSettings } from '../../features/settings/read-settings.ts';
import { shopPolicies } from '../../features/settings/shop-policies.ts';
import type { Site } from '../../features/sites/site.ts';
import { escapeHtml } from '../context/escape-html.ts';
import { fontKitOf, mayAsk, pixelsOf } from './ad-origins.ts';
import { sayOf } from '../../features/settings/say-of.ts';

const noPixels = { metaPixelId: '', googleTagId: '' };

/**
 * Where a visitor is asked, and asked again: empty where no id of an ad network or of a kit of fonts
 * is saved, no code waits for one of its hosts, which are escaped, and nothing is to be kept of where
 * they came from. A script shows it; nothing of others is loaded before somebody agreed. A page is the same for everybody.
 */
export function consentPart(
  site: Site,
  pageType: number,
  codeHosts: readonly string[] = [],
): string {
  const asks = mayAsk(site, pageType);
  if (!asks && codeHosts.length === 0) return '';
  const { metaPixelId, googleTagId } = asks ? pixelsOf(site) : noPixels;
  const kit = asks ? fontKitOf(site) : '';
  const { bannerText, acceptText, declineText, asksForArrivals, openText } = readSettings(
    site,
    'cookies',
  );
  const privacy = shopPolicies(site).find(({ name }) => name === 'privacy');
  const words = { question: bannerText, accept: acceptText, decline: declineText };
  const given = Object.entries({ ...words, policy: privacy?.url, 'policy-label': privacy?.label })
    .filter(([, text]) => text)
    .map(([name, text]) => ` data-${name}="${escapeHtml(text ?? '')}"`);
  return (
    `<div class="sw-consent" data-meta-pixel="${escapeHtml(metaPixelId)}"` +
    ` data-google-tag="${escapeHtml(googleTagId)}"` +
    (kit === '' ? '' : ` data-font-kit="${escapeHtml(kit)}"`) +
    (codeHosts.length === 0 ? '' : ` data-code-hosts="${codeHosts.join(' ')}"`) +
    (asks && asksForArrivals ? ' data-arrivals="true"' : '') +
    `${given.join('')} hidden>` +
    `<button type="button" class="sw-consent-open">${escapeHtml(openText || sayOf(site)(consentMessages.open))}</button></div>`
  );
}
