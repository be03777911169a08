import { writeAddressLines } from '@sitewright/contract';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { writeWord } from '../../texts/write-word.ts';
import { Badge } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { PaymentBadge } from '../orders/order-badges.tsx';
import { planStateTexts } from '../subscriptions/subscription-texts.ts';
import { customerTexts } from './customer-texts.ts';
import classes from './customers.module.css';
import type { CustomerDetail } from './use-customer.ts';

const texts = defineTexts({
  figures: { en: 'What they bought', de: 'Was gekauft wurde' },
  all: { en: 'All orders of this customer', de: 'Alle Bestellungen dieser Person' },
  noOrders: { en: 'Nothing was bought yet.', de: 'Es wurde noch nichts gekauft.' },
  tests: {
    en: '{count, plural, one {# test order counts apart} other {# test orders count apart}}',
    de: '{count, plural, one {# Testbestellung zählt nicht mit} other {# Testbestellungen zählen nicht mit}}',
  },
  belongings: { en: 'Plans, cards and memberships', de: 'Abos, Karten, Mitgliedschaften' },
  next: { en: 'Next on', de: 'Nächste am' },
  giftCard: { en: 'Gift card …{hint}', de: 'Gutschein …{hint}' },
  boughtFor: { en: 'for somebody else', de: 'für jemand anderen' },
  ended: { en: 'Ended', de: 'Beendet' },
  active: { en: 'Active', de: 'Aktiv' },
  addresses: { en: 'Addresses', de: 'Adressen' },
});

/** What came of their orders, and the latest of them. */
export function CustomerOrders({ customer }: { customer: CustomerDetail }) {
  const write = useTexts();
  const { href } = useSite();
  const { currency, testOrders, latestOrders, id } = customer;
  return (
    <Card title={write(texts.figures)}>
      <dl className={classes['figures']}>
        <div>
          <dt>{write(customerTexts.orders)}</dt>
          <dd>{customer.orders}</dd>
        </div>
        <div>
          <dt>{write(customerTexts.spent)}</dt>
          <dd>
            <Money cents={customer.spentCents} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{write(customerTexts.refunded)}</dt>
          <dd>
            <Money cents={customer.refundedCents} currency={currency} />
          </dd>
        </div>
        <Instant title={write(customerTexts.firstOrder)} at={customer.firstOrderOn} />
        <Instant title={write(customerTexts.lastOrder)} at={customer.lastOrderOn} />
      </dl>
      {testOrders > 0 && (
        <p className={classes['muted']}>{write(texts.tests, { count: testOrders })}</p>
      )}
      {latestOrders.length === 0 ? (
        <p className={classes['text']}>{write(texts.noOrders)}</p>
      ) : (
        <>
          <ul className={classes['lines']}>
            {latestOrders.map((order) => (
              <OrderLine key={order.number} order={order} isNamed={customer.emails.length > 1} />
            ))}
          </ul>
          <Link href={href(`orders?customer=${id}`)}>{write(texts.all)}</Link>
        </>
      )}
    </Card>
  );
}

function Instant({ title, at }: { title: string; at: number | null }) {
  const write = useTexts();
  const { timeZone } = useSite();
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {at === null ? (
          write(customerTexts.never)
        ) : (
          <DateTime at={new Date(at).toISOString()} timeZone={timeZone} isDateOnly />
        )}
      </dd>
    </div>
  );
}

interface OrderLineProps {
  order: CustomerDetail['latestOrders'][number];
  /** Whoever has several emails: by which it was bought. */
  isNamed: boolean;
}

function OrderLine({ order, isNamed }: OrderLineProps) {
  const { href, timeZone } = useSite();
  return (
    <li className={classes['line']}>
      <Link href={href(`orders/${order.number}`)}>#{order.number}</Link>
      <PaymentBadge state={order.paymentState} />
      <span className={classes['muted']}>
        <DateTime at={new Date(order.createdOn).toISOString()} timeZone={timeZone} isDateOnly />
      </span>
      {isNamed && <span className={classes['muted']}>{order.email}</span>}
      <Money cents={order.grandTotalCents} currency={order.currency} />
    </li>
  );
}

/** What they have with the shop beside orders; nothing where there is nothing. */
export function CustomerBelongings({ customer }: { customer: CustomerDetail }) {
  const write = useTexts();
  const { timeZone } = useSite();
  const { subscriptions, giftCards, memberships } = customer;
  if (subscriptions.length + giftCards.length + memberships.length === 0) return null;
  return (
    <Card title={write(texts.belongings)}>
      <ul className={classes['lines']}>
        {subscriptions.map((plan) => (
          <li key={plan.id} className={classes['line']}>
            <span className={classes['grow']}>{plan.title}</span>
            <Badge>{writeWord(write, planStateTexts, plan.status)}</Badge>
            {plan.nextOn !== null && (
              <span className={classes['muted']}>
                {write(texts.next)}{' '}
                <DateTime at={new Date(plan.nextOn).toISOString()} timeZone={timeZone} isDateOnly />
              </span>
            )}
            <Money cents={plan.priceCents} currency={plan.currency} />
          </li>
        ))}
        {giftCards.map((card) => (
          <li key={card.id} className={classes['line']}>
            <span className={classes['grow']}>{write(texts.giftCard, { hint: card.hint })}</span>
            {!card.isOurs && <span className={classes['muted']}>{write(texts.boughtFor)}</span>}
            <Money cents={card.leftCents} currency={card.currency} />
          </li>
        ))}
        {memberships.map(({ id, title, isActive }) => (
          <li key={id} className={classes['line']}>
            <span className={classes['grow']}>{title}</span>
            <Badge tone={isActive ? 'success' : 'neutral'}>
              {write(isActive ? texts.active : texts.ended)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Of their accounts and orders. */
export function CustomerAddresses({ customer }: { customer: CustomerDetail }) {
  const write = useTexts();
  const { locale } = useSite();
  if (customer.addresses.length === 0) return null;
  return (
    <Card title={write(texts.addresses)}>
      <ul className={classes['lines']}>
        {customer.addresses.map((address) => (
          <li key={JSON.stringify(address)} className={classes['text']}>
            {writeAddressLines(address, locale).join('\n')}
          </li>
        ))}
      </ul>
    </Card>
  );
}
