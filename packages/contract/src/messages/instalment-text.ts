import type { InstalmentOffer, Money } from '@sitewright/commerce';
import { fillMessage } from './fill-message.ts';
import { instalmentMessages } from './forms.ts';

/** The instalment line. INST-07, ENT-16 */
export function writeInstalmentOffer(
  offer: InstalmentOffer,
  currencyCode: string,
  write: (money: Money) => string,
): string {
  const amountOf = (amountCents: number) => write({ amountCents, currencyCode });
  switch (offer.kind) {
    case 'offer':
      return fillMessage(instalmentMessages.offer, {
        numInstallments: String(offer.numInstallments),
        amount: amountOf(offer.amountCents),
      });
    case 'over':
      return fillMessage(instalmentMessages.over, { amount: amountOf(offer.boundCents) });
    case 'up-to':
      return fillMessage(instalmentMessages.upTo, { amount: amountOf(offer.boundCents) });
  }
}
