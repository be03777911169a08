import { randomUUID } from 'node:crypto';
import type { NewSiteDraft } from '@sitewright/contract';

/** What the screen of a new site would send for a shop in Germany. */
export function newSiteDraft(changes: Partial<NewSiteDraft> = {}): NewSiteDraft {
  return {
    attemptId: randomUUID(),
    title: 'Töpferei Linde',
    identifier: 'toepferei-linde',
    purpose: 'shop',
    country: 'DE',
    currency: 'EUR',
    locale: 'de-DE',
    languages: [],
    timeZone: 'Europe/Berlin',
    measurementStandard: 2,
    taxRates: { area: 'EU', homeCountry: 'DE', isOneStopShop: false },
    taxRules: [],
    shippingOptions: [
      {
        name: 'Standardversand',
        pricing: { kind: 'flat', priceCents: 490 },
        zones: [{ country: 'DE' }],
      },
    ],
    content: 'none',
    theme: 'linden',
    ...changes,
  };
}
