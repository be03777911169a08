import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { TotalSteps } from '../sale-lines/total-steps.tsx';
import classes from './orders.module.css';
import type { OrderDetail } from './use-order.ts';

const texts = defineTexts({
  subtotal: { en: 'Subtotal', de: 'Zwischensumme' },
  discount: { en: 'Discount', de: 'Rabatt' },
  shipping: { en: 'Shipping {name}', de: 'Versand {name}' },
  total: { en: 'Total', de: 'Summe' },
  including: { en: 'Including {name}', de: 'Darin {name}' },
  takenOff: { en: 'Taken off', de: 'Abgezogen' },
  due: { en: 'Still to pay', de: 'Noch offen' },
  back: { en: 'Given back', de: 'Erstattet' },
  kept: { en: 'Kept', de: 'Behalten' },
  why: { en: 'Why is it this total?', de: 'Wie kommt die Summe zustande?' },
});

/** The sums of an order as it keeps them, and the steps that led there. Nothing is added up here. */
export function OrderTotals({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { money } = order;
  const taxes = chargedOf(order.taxes);
  const writeMoney = useWriteMoney(money.currency);
  const shipping = order.shippingOptionName && `(${order.shippingOptionName})`;
  const row = (label: string, cents: number, isStrong = false) => (
    <div key={label} className={isStrong ? classes['total'] : undefined}>
      <dt>{label}</dt>
      <dd>{writeMoney(cents)}</dd>
    </div>
  );
  return (
    <>
      <dl className={classes['totals']}>
        {row(write(texts.subtotal), order.subtotalCents)}
        {order.discountCents > 0 && row(write(texts.discount), -order.discountCents)}
        {row(write(texts.shipping, { name: shipping }), order.shippingCents)}
        {taxes.filter((tax) => !tax.isIncluded).map((tax) => row(tax.name, tax.amountCents))}
        {row(write(texts.total), money.grandTotalCents, true)}
        {taxes
          .filter((tax) => tax.isIncluded)
          .map(({ name, amountCents }) => row(write(texts.including, { name }), amountCents))}
        {order.takenOffCents > 0 && row(write(texts.takenOff), -order.takenOffCents)}
        {money.dueCents > 0 && row(write(texts.due), money.dueCents, true)}
        {money.refundedCents > 0 && row(write(texts.back), -money.refundedCents)}
        {money.keptCents !== money.grandTotalCents && row(write(texts.kept), money.keptCents, true)}
      </dl>
      {order.steps.length > 0 && (
        <details>
          <summary>{write(texts.why)}</summary>
          <TotalSteps steps={order.steps} sums={[]} currency={money.currency} />
        </details>
      )}
    </>
  );
}

/** The taxes that came to something; all of them where none did, such as for a sale abroad. */
function chargedOf(taxes: OrderDetail['taxes']): OrderDetail['taxes'] {
  const charged = taxes.filter(({ amountCents }) => amountCents !== 0);
  return charged.length > 0 ? charged : taxes;
}
