/** A shop of which nothing is there yet. */
import { randomUUID } from 'node:crypto';
import type { OfficeCalls } from './office-calls.ts';

/** Makes it, by the call of the screen for a new site. The last site that was made answers on the host. */
export async function makeEmptySite(office: OfficeCalls, identifier: string): Promise<void> {
  await office.post('/api/staff/sites', {
    attemptId: randomUUID(),
    title: 'Empty Shelf',
    identifier,
    purpose: 'shop',
    country: 'US',
    currency: 'USD',
    locale: 'en-US',
    languages: [],
    timeZone: 'America/New_York',
    measurementStandard: 1,
    taxRates: null,
    taxRules: [],
    shippingOptions: [],
    content: 'none',
    theme: 'linden',
  });
}
