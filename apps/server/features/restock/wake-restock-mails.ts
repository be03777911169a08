import { announce } from '../../db/transact.ts';
import type { EventScope } from '../../reactions/reaction.ts';

/** Announced when somebody may have waited long enough. */
export const restockDueChannel = 'restock_due';

/** Stock came or went: whoever waits is looked for. */
export function wakeRestockMails({ trx, site }: EventScope): Promise<void> {
  return announce(trx, restockDueChannel, site.siteId);
}
