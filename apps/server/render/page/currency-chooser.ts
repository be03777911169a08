import { totalMessages } from '@sitewright/contract';
import type { Site } from '../../features/sites/site.ts';
import { readSettings } from '../../features/settings/read-settings.ts';
import { escapeHtml } from '../context/escape-html.ts';
import { sayOf } from '../../features/settings/say-of.ts';

/** Names of currencies take longer to look up than all else of a page; a site is read anew when it changes. */
const known = new WeakMap<Site, string>();

/**
 * Where visitors choose another currency to see prices in; empty where the shop offers none. Hidden
 * until a script starts it, since prices are converted there: a page is the same for everybody.
 */
export function currencyChooser(site: Site): string {
  const written = known.get(site) ?? write(site);
  known.set(site, written);
  return written;
}

function write(site: Site): string {
  const { displayCurrencies } = readSettings(site, 'store');
  if (displayCurrencies.length === 0) return '';
  const say = sayOf(site);
  const names = new Intl.DisplayNames([site.locale, 'en'], { type: 'currency' });
  const options = displayCurrencies.map(
    ({ currency }) =>
      `<option value="${currency}">${escapeHtml(names.of(currency) ?? currency)} (${currency})</option>`,
  );
  return (
    `<form class="sw-currency" aria-label="${say(totalMessages.currencies)}" hidden>` +
    `<label for="sw-currency">${say(totalMessages.chooseCurrency)}</label>` +
    '<select id="sw-currency" autocomplete="off">' +
    `<option value="">${say(totalMessages.noOtherCurrency)}</option>${options.join('')}</select></form>`
  );
}
