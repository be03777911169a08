import type { CallAnswer } from '@sitewright/contract';

export const redirectsRead = 'GET /api/sites/:identifier/redirects';

/** One of the list. */
export type Redirect = CallAnswer<typeof redirectsRead>['redirects'][number];
