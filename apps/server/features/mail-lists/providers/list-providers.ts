import type { ListProviderName } from '@sitewright/contract';
import { googleSheetsProvider } from './google-sheets/google-sheets-provider.ts';
import type { ListProvider } from './list-provider.ts';
import { mailchimpProvider } from './mailchimp/mailchimp-provider.ts';

/** Who keeps lists of ours: a line each. */
export const listProviders: Readonly<Record<ListProviderName, ListProvider>> = {
  mailchimp: mailchimpProvider,
  'google-sheets': googleSheetsProvider,
};
