import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useNamePayment } from '../../texts/payment-methods/payment-names.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './orders.module.css';
import { useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';

const texts = defineTexts({
  title: { en: 'Payments and refunds', de: 'Zahlungen und Erstattungen' },
  send: { en: 'Send it now', de: 'Jetzt senden' },
});

const stateTexts = {
  due: { en: 'Under way', de: 'Unterwegs' },
  done: { en: 'Given back', de: 'Erstattet' },
  failed: { en: 'Failed', de: 'Fehlgeschlagen' },
} as const;

const sourceTexts = {
  staff: { en: 'By the shop', de: 'Vom Shop' },
  provider: { en: 'At the provider', de: 'Beim Zahlungsanbieter' },
  edit: { en: 'Pays what was added', de: 'Bezahlt das Hinzugefügte' },
  unpaid: { en: 'Taken off, unpaid', de: 'Unbezahlt abgezogen' },
  credit: { en: 'Credited to its subscription', de: 'Dem Abonnement gutgeschrieben' },
} as const;

/** What paid an order, and what went back. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const namePayment = useNamePayment();
  const { timeZone, may } = useSite();
  const params = useOrderParams();
  const send = useOrderWrite('POST /api/sites/:identifier/orders/:number/refunds/:refundId/send');
  const { refunds, currency } = order.money;
  return (
    <Card title={write(texts.title)}>
      <ul className={classes['lines']}>
        {order.payments.map((payment) => (
          <li key={payment.id} className={classes['line']}>
            <span className={classes['grow']}>
              {payment.tenders.map(({ provider }) => namePayment(provider)).join(', ') ||
                namePayment(payment.provider)}
              {/* What staff noted has no number but ours. */}
              {payment.reference && payment.provider !== 'by-staff' && (
                <span className={classes['muted']}> {payment.reference}</span>
              )}
            </span>
            <Money cents={payment.amountCents} currency={currency} />
          </li>
        ))}
        {refunds.map(({ id, createdOn, status, source, reason, amountCents }) => (
          <li key={id} className={classes['line']}>
            <span className={classes['grow']}>
              <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>
                {write(stateTexts[status])}
              </Badge>{' '}
              {reason || write(sourceTexts[source])}
              <span className={classes['muted']}>
                {' '}
                <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} />
              </span>
            </span>
            {order.unsentRefunds.includes(id) && may('refund-orders') && (
              <Button
                isSmall
                isPending={send.isRunning}
                onPress={() => send.run({ params: { ...params, refundId: id } })}
              >
                {write(texts.send)}
              </Button>
            )}
            <Money cents={-amountCents} currency={currency} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
