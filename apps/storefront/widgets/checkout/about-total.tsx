import { totalMessages } from '@sitewright/contract';
import { displayCurrency, writeInChosen } from '../../platform/display-currency.ts';
import { useStore } from '../../platform/use-store.ts';
import { say } from '../../platform/say.ts';

interface AboutTotalProps {
  readonly amountCents: number;
  readonly currencyCode: string;
}

/** What a sum comes to in the currency that the visitor chose to see; nothing on the server. */
export function AboutTotal({ amountCents, currencyCode }: AboutTotalProps) {
  const price = writeInChosen({ amountCents, currencyCode }, useStore(displayCurrency));
  if (price === undefined) return null;
  return (
    <p className="sw-quiet">{say(totalMessages.aboutTotal, { price, currency: currencyCode })}</p>
  );
}
