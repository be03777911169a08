import type { CallAnswer } from '@sitewright/contract';
import { Link } from 'react-aria-components/Link';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useNamePayment } from '../../texts/payment-methods/payment-names.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { Banner } from '../../ui/states.tsx';
import classes from './orders.module.css';
import { useOrderAlerts } from './use-order-alerts.ts';
import { useOrderWrite } from './use-order.ts';

const texts = defineTexts({
  person: {
    en: 'Order #{number} is paid, but its stock was gone. Decide how it goes on.',
    de: 'Bestellung #{number} ist bezahlt, aber ihr Bestand war vergriffen. Entscheiden Sie, wie es weitergeht.',
  },
  rest: {
    en: 'Order #{number} has {amount} left to pay.',
    de: 'Bei Bestellung #{number} sind noch {amount} offen.',
  },
  dispute: {
    en: 'A buyer asked their bank for {amount} back. Answer at your payment provider.',
    de: 'Jemand fordert {amount} über die Bank zurück. Antworten Sie beim Zahlungsanbieter.',
  },
  disputeUntil: {
    en: 'A buyer asked their bank for {amount} back. Answer at your payment provider by {day}.',
    de: 'Jemand fordert {amount} über die Bank zurück. Antworten Sie beim Zahlungsanbieter bis {day}.',
  },
  refund: {
    en: 'A refund of {amount} did not arrive. {reason}',
    de: 'Eine Erstattung von {amount} ist nicht angekommen. {reason}',
  },
  finding: {
    en: 'The books of {provider} differ from these by a payment of {amount} ({reference}).',
    de: 'Die Bücher von {provider} weichen um eine Zahlung von {amount} ab ({reference}).',
  },
  event: {
    en: 'News of a payment by {provider} could not be applied. {reason}',
    de: 'Eine Nachricht von {provider} über eine Zahlung konnte nicht übernommen werden. {reason}',
  },
  open: { en: 'Open order', de: 'Bestellung öffnen' },
  again: { en: 'Try again', de: 'Erneut versuchen' },
  done: { en: 'Seen to', de: 'Geklärt' },
});

type Alerts = CallAnswer<'GET /api/sites/:identifier/orders/alerts'>;

/** What needs a person, above everything else; nothing when nothing does. */
export function OrderAlerts() {
  const alerts = useOrderAlerts();
  if (alerts.state !== 'success') return null;
  if (Object.values(alerts.answer).every((kind) => kind.length === 0)) return null;
  return (
    <div className={classes['alerts']}>
      <OrdersThatWait alerts={alerts.answer} />
      <PaymentsThatWait alerts={alerts.answer} />
    </div>
  );
}

function OrdersThatWait({ alerts }: { alerts: Alerts }) {
  const write = useTexts();
  return (
    <>
      {alerts.needsPerson.map(({ number }) => (
        <Banner key={`person:${number}`} tone="warning" action={<OpenOrder number={number} />}>
          {write(texts.person, { number: String(number) })}
        </Banner>
      ))}
      {alerts.rests.map(({ number, amountCents, currency }) => (
        <Banner key={`rest:${number}`} action={<OpenOrder number={number} />}>
          <Amount cents={amountCents} currency={currency}>
            {(amount) => write(texts.rest, { number: String(number), amount })}
          </Amount>
        </Banner>
      ))}
    </>
  );
}

function PaymentsThatWait({ alerts }: { alerts: Alerts }) {
  const write = useTexts();
  const namePayment = useNamePayment();
  const { identifier, may, timeZone } = useSite();
  const intl = useIntl();
  const dayOf = (at: number) => intl.formatDate(at, { timeZone, dateStyle: 'long' });
  const params = { identifier };
  const event = useOrderWrite('POST /api/sites/:identifier/orders/alerts/events/retry');
  const refund = useOrderWrite('POST /api/sites/:identifier/orders/alerts/refunds/retry');
  const finding = useOrderWrite('POST /api/sites/:identifier/orders/alerts/findings/close');
  return (
    <>
      {alerts.disputes.map(({ disputeRef, number, answerBy, amountCents, currency }) => (
        <Banner
          key={disputeRef}
          tone="danger"
          action={number !== null && <OpenOrder number={number} />}
        >
          <Amount cents={amountCents} currency={currency}>
            {(amount) =>
              answerBy === null
                ? write(texts.dispute, { amount })
                : write(texts.disputeUntil, { amount, day: dayOf(answerBy) })
            }
          </Amount>
        </Banner>
      ))}
      {alerts.failedRefunds.map(({ refundId, paymentId, reason, amountCents, currency }) => (
        <Banner
          key={refundId}
          tone="danger"
          action={
            may('refund-orders') && (
              <Button
                isSmall
                isPending={refund.isRunning}
                onPress={() => refund.run({ params, body: { refundId, paymentId } })}
              >
                {write(texts.again)}
              </Button>
            )
          }
        >
          <Amount cents={amountCents} currency={currency}>
            {(amount) => write(texts.refund, { amount, reason })}
          </Amount>
        </Banner>
      ))}
      {alerts.findings.map(({ provider, providerRef, kind, amountCents, currency }) => (
        <Banner
          key={`${provider}:${providerRef}:${kind}`}
          tone="warning"
          action={
            may('edit-orders') && (
              <Button
                isSmall
                isPending={finding.isRunning}
                onPress={() => finding.run({ params, body: { provider, providerRef, kind } })}
              >
                {write(texts.done)}
              </Button>
            )
          }
        >
          <Amount cents={amountCents} currency={currency}>
            {(amount) =>
              write(texts.finding, {
                provider: namePayment(provider),
                amount,
                reference: providerRef,
              })
            }
          </Amount>
        </Banner>
      ))}
      {alerts.deadEvents.map(({ provider, eventId, reason }) => (
        <Banner
          key={`${provider}:${eventId}`}
          tone="warning"
          action={
            may('edit-orders') && (
              <Button
                isSmall
                isPending={event.isRunning}
                onPress={() => event.run({ params, body: { provider, eventId } })}
              >
                {write(texts.again)}
              </Button>
            )
          }
        >
          {write(texts.event, { provider: namePayment(provider), reason })}
        </Banner>
      ))}
    </>
  );
}

function OpenOrder({ number }: { number: number }) {
  const write = useTexts();
  const { href } = useSite();
  return <Link href={href(`orders/${number}`)}>{write(texts.open)}</Link>;
}

/** A sentence with an amount in it. */
function Amount({
  cents,
  currency,
  children,
}: {
  cents: number;
  currency: string;
  children: (amount: string) => string;
}) {
  return <>{children(useWriteMoney(currency)(cents))}</>;
}
