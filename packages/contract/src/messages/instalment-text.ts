import type { InstalmentOffer, Money } from '@sitewright/commerce';
import type { Say } from '../words/say.ts';
import { instalmentMessages } from './forms.ts';

interface InstalmentWriting {
  readonly currencyCode: string;
  readonly write: (money: Money) => string;
  readonly say: Say<(typeof instalmentMessages)[keyof typeof instalmentMessages]>;
}

/** The instalment line. INST-07, ENT-16 */
export function writeInstalmentOffer(
  offer: InstalmentOffer,
  { currencyCode, write, say }: InstalmentWriting,
): string {
  const amountOf = (amountCents: number) => write({ amountCents, currencyCode });
  switch (offer.kind) {
    case 'offer':
      return say(instalmentMessages.offer, {
        numInstallments: String(offer.numInstallments),
        amount: amountOf(offer.amountCents),
      });
    case 'over':
      return say(instalmentMessages.over, { amount: amountOf(offer.boundCents) });
    case 'up-to':
      return say(instalmentMessages.upTo, { amount: amountOf(offer.boundCents) });
  }
}
