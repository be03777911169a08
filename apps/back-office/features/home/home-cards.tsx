import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { todayIn } from '../analytics/report-query.ts';
import classes from './home.module.css';

const texts = defineTexts({
  today: { en: 'Today', de: 'Heute' },
  net: { en: 'Net sales', de: 'Nettoumsatz' },
  orders: { en: 'Orders', de: 'Bestellungen' },
  before: { en: 'Yesterday {value}', de: 'Gestern {value}' },
  toSend: { en: 'To send', de: 'Zu versenden' },
  more: { en: 'more than {count}', de: 'über {count}' },
  analytics: { en: 'Open analytics', de: 'Auswertungen öffnen' },
  low: { en: 'Low stock', de: 'Wenig auf Lager' },
  left: { en: '{count} left', de: 'noch {count}' },
  none: { en: 'Nothing runs out.', de: 'Nichts geht zur Neige.' },
  last: { en: 'Last orders', de: 'Letzte Bestellungen' },
  noOrders: { en: 'No orders yet.', de: 'Noch keine Bestellungen.' },
  all: { en: 'Show all', de: 'Alle zeigen' },
});

/** What came in today, beside yesterday. */
export function TodayCard() {
  const write = useTexts();
  const { identifier, href, timeZone } = useSite();
  const [now] = useState(() => new Date());
  const today = todayIn(timeZone, now);
  const read = useRead('GET /api/sites/:identifier/reports/:report', {
    params: { identifier, report: 'sales' },
    query: { from: today, to: today, compare: 'before' },
  });
  return (
    <Card
      title={write(texts.today)}
      actions={<Link href={`${href('analytics')}?period=today`}>{write(texts.analytics)}</Link>}
    >
      {read.state === 'pending' && <PendingState lines={2} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <dl className={classes['facts']}>
          <div>
            <dt>{write(texts.net)}</dt>
            <dd className={classes['fact']}>
              <Money cents={read.answer.period.figures.netCents} currency={read.answer.currency} />
            </dd>
          </div>
          <div>
            <dt>{write(texts.orders)}</dt>
            <dd className={classes['fact']}>{read.answer.period.figures.orders}</dd>
            <dd className={classes['muted']}>
              {write(texts.before, { value: String(read.answer.compared?.figures.orders ?? 0) })}
            </dd>
          </div>
        </dl>
      )}
    </Card>
  );
}

/** Orders that wait to leave, as the packing list has them: those of which a part is gone, and tests. */
export function ToSendCard() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const query = { toSend: 'true' } as const;
  const read = useRead('GET /api/sites/:identifier/orders/count', {
    params: { identifier },
    query,
  });
  return (
    <Card title={write(texts.toSend)}>
      {read.state === 'pending' && <PendingState lines={1} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <Link
          className={classes['fact'] ?? ''}
          href={`${href('orders')}?${new URLSearchParams(query)}`}
        >
          {read.answer.isMore
            ? write(texts.more, { count: String(read.answer.count) })
            : String(read.answer.count)}
        </Link>
      )}
    </Card>
  );
}

/** What runs out. */
export function LowStockCard() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/inventory', {
    params: { identifier },
    query: { stock: 'low', sort: 'stock', limit: 5 },
  });
  return (
    <Card
      title={write(texts.low)}
      actions={<Link href={`${href('inventory')}?stock=low`}>{write(texts.all)}</Link>}
    >
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && read.answer.variants.length === 0 && (
        <p className={classes['muted']}>{write(texts.none)}</p>
      )}
      {read.state === 'success' && (
        <ul className={classes['lines']}>
          {read.answer.variants.map(({ id, productId, title, variant, stock }) => (
            <li key={id}>
              <Link href={href(`products/${productId}`)}>
                {[title, variant].filter(Boolean).join(' · ')}
              </Link>
              {!stock.unlimited && (
                <span className={classes['muted']}>
                  {write(texts.left, { count: String(stock.quantity) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What came in last. */
export function LastOrdersCard() {
  const write = useTexts();
  const { identifier, href, timeZone } = useSite();
  const read = useRead('GET /api/sites/:identifier/orders', {
    params: { identifier },
    query: { limit: 5 },
  });
  return (
    <Card title={write(texts.last)} actions={<Link href={href('orders')}>{write(texts.all)}</Link>}>
      {read.state === 'pending' && <PendingState lines={4} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && read.answer.orders.length === 0 && (
        <p className={classes['muted']}>{write(texts.noOrders)}</p>
      )}
      {read.state === 'success' && (
        <ul className={classes['lines']}>
          {read.answer.orders.map(
            ({ number, name, email, createdOn, grandTotalCents, currency }) => (
              <li key={number}>
                <span>
                  <Link href={href(`orders/${number}`)}>{`#${number}`}</Link>
                  {` ${name || email}`}
                  <small className={classes['muted']}>
                    <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} />
                  </small>
                </span>
                <Money cents={grandTotalCents} currency={currency} />
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}
