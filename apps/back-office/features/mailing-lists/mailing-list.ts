import type { CallAnswer } from '@sitewright/contract';

/** The lists of the site with the places that write to them. */
export const listsRead = 'GET /api/sites/:identifier/mailing-lists';

/** The sign-ups of one list. */
export const membersRead = 'GET /api/sites/:identifier/mailing-lists/:id/members';

export type Lists = CallAnswer<typeof listsRead>;
export type MailingList = Lists['lists'][number];
export type ListMember = CallAnswer<typeof membersRead>['members'][number];

/** Where lists go on to. */
export const connectionsRead = 'GET /api/sites/:identifier/list-connections';

export type Connection = CallAnswer<typeof connectionsRead>['connections'][number];
export type ConnectionProvider = Connection['provider'];

/** In the order in which they are shown. */
export const connectionProviders: readonly ConnectionProvider[] = ['mailchimp', 'google-sheets'];
