import type { TenderKind } from '@sitewright/commerce';
import type { LedgerEntry } from './post-transaction.ts';

/** The account that money of a tender comes from or goes to. */
export function accountOfTender({
  kind,
  provider,
}: {
  kind: TenderKind;
  provider: string;
}): Pick<LedgerEntry, 'account' | 'party'> {
  if (kind === 'gift-card') return { account: 'gift-cards' };
  if (kind === 'store-credit') return { account: 'store-credit' };
  return { account: 'clearing', party: provider };
}
