import { websiteStatuses } from '../enumerations/site-types.ts';

/**
 * What a status means for the site: `open`; `warned`, open with a word to staff; `parked`, where
 * visitors see a parking page. AUTH-08, D-86
 */
export type WebsiteStanding = 'open' | 'warned' | 'parked';

const standings: Readonly<Partial<Record<number, WebsiteStanding>>> = {
  [websiteStatuses.values.expired]: 'parked',
  [websiteStatuses.values.removed]: 'parked',
  [websiteStatuses.values.activeParkingPage]: 'parked',
  [websiteStatuses.values.pastDue]: 'warned',
  [websiteStatuses.values.resoldGracePeriod]: 'warned',
};

/** The meaning of a status; one without a line is open. */
export function standingOf(status: number): WebsiteStanding {
  return standings[status] ?? 'open';
}
