import { consentMessages } from '@sitewright/contract';
import type { Site } from '../../features/sites/site.ts';
import { escapeHtml } from '../context/escape-html.ts';
import { mayTellAds, pixelsOf } from './ad-origins.ts';

/**
 * Where a visitor is asked, and asked again: empty where no id of an ad network is saved. A script
 * shows it; nothing of others is loaded before somebody agreed. A page is the same for everybody.
 */
export function consentPart(site: Site, pageType: number): string {
  if (!mayTellAds(site, pageType)) return '';
  const { metaPixelId, googleTagId } = pixelsOf(site);
  return (
    `<div class="sw-consent" data-meta-pixel="${escapeHtml(metaPixelId)}"` +
    ` data-google-tag="${escapeHtml(googleTagId)}" hidden>` +
    `<button type="button" class="sw-consent-open">${consentMessages.open}</button></div>`
  );
}
