import { PPM, findCurrency } from '@sitewright/commerce';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { StoredDiscount, StoredSale } from './discount-fields.ts';
import { benefitTexts } from './discount-texts.ts';

/** What a rule takes off, in a few words. */
export function BenefitText({
  benefit,
}: {
  benefit: StoredDiscount['benefit'] | StoredSale['benefit'];
}) {
  const write = useTexts();
  const intl = useIntl();
  const { currency } = useSite();
  const money = (cents: number) =>
    intl.formatNumber(cents / 10 ** findCurrency(currency).fractionDigits, {
      style: 'currency',
      currency,
    });
  switch (benefit.kind) {
    case 'percent': {
      const rate = intl.formatNumber(benefit.ratePpm / PPM, {
        style: 'percent',
        maximumFractionDigits: 4,
      });
      return <>{write(benefitTexts.percent, { rate })}</>;
    }
    case 'fixed':
      return <>{write(benefitTexts.fixed, { amount: money(benefit.amountCents) })}</>;
    case 'price':
      return <>{write(benefitTexts.price, { amount: money(benefit.priceCents) })}</>;
    case 'free-shipping':
      return <>{write(benefitTexts['free-shipping'])}</>;
    case 'buy-x-get-y': {
      const { buyQuantity: buy, getQuantity: get } = benefit;
      return <>{write(benefitTexts['buy-x-get-y'], { buy, get })}</>;
    }
  }
}
