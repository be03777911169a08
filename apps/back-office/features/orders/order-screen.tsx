import { Ellipsis, PackageCheck } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Columns, Page } from '../../ui/page.tsx';
import { Banner } from '../../ui/states.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { OrderAside } from './order-aside.tsx';
import { FulfillmentBadge, MarkBadges, PaymentBadge } from './order-badges.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderRest } from './order-rest.tsx';
import { OrderReturns } from './order-returns.tsx';
import { ActivityHistory } from '../activity/activity-history.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import classes from './orders.module.css';
import { fulfillmentTexts, orderTexts } from './order-texts.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { renewTexts, useRenewDownloads } from './use-renew-downloads.ts';
import { nameItem, useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';

const texts = defineTexts({
  fulfil: { en: 'Fulfil', de: 'Versenden' },
  pack: { en: 'Pack', de: 'Packen' },
  refund: { en: 'Refund', de: 'Erstatten' },
  cancel: { en: 'Cancel the order', de: 'Bestellung stornieren' },
  edit: { en: 'Edit the order', de: 'Bestellung ändern' },
  openReturn: { en: 'Open a return', de: 'Rückgabe anlegen' },
  more: { en: 'More actions', de: 'Weitere Aktionen' },
  items: { en: 'Items', de: 'Artikel' },
  keptOf: { en: '{kept} of {count}', de: '{kept} von {count}' },
  person: {
    en: 'The money came after its units had gone to others. Go on once you have them, or cancel the order.',
    de: 'Das Geld kam, als der Bestand schon vergriffen war. Machen Sie weiter, sobald Sie ihn haben, oder stornieren Sie.',
  },
  goOn: { en: 'Go on with the order', de: 'Weitermachen' },
  unpaid: {
    en: 'Nobody tells by itself whether this money came.',
    de: 'Ob dieses Geld kam, meldet niemand von selbst.',
  },
  late: {
    en: 'It was given up before its money came. Money that comes late counts all the same.',
    de: 'Sie wurde aufgegeben, bevor Geld kam. Geld, das noch kommt, zählt trotzdem.',
  },
  received: { en: 'The money is there', de: 'Das Geld ist da' },
  givenUp: { en: 'It will not come', de: 'Es kommt nicht mehr' },
});

/** Dialogs of an order, by what must be allowed for them. */
const askable = {
  fulfil: 'fulfil',
  refund: 'refund',
  cancel: 'cancel',
  return: 'openReturn',
} as const;

type Asked = keyof typeof askable;
const allAsked = Object.keys(askable) as Asked[];

/** One order: what was bought, what happened, and what may be done next. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const params = useOrderParams();
  const order = useRead('GET /api/sites/:identifier/orders/:number/detail', { params });
  const back = { href: href('orders'), label: write(orderTexts.orders) };
  const title = write(orderTexts.order, { number: params.number });
  if (order.state === 'success') {
    return <OrderPage key={params.number} order={order.answer} title={title} back={back} />;
  }
  return <UnreadPage title={title} back={back} read={order} />;
}

interface OrderPageProps {
  order: OrderDetail;
  title: string;
  back: { href: string; label: string };
}

function OrderPage({ order, title, back }: OrderPageProps) {
  const { timeZone } = useSite();
  const {
    name: asked,
    open,
    close,
  } = useOpened(allAsked.filter((name) => order.can[askable[name]]));
  const { money } = order;
  return (
    <Page
      title={title}
      back={back}
      badges={
        <span className={classes['badges']}>
          <PaymentBadge state={order.paymentState} />
          <FulfillmentBadge status={fulfillmentOf(order)} />
          <MarkBadges isTest={money.testMode} status={money.status} dueCents={money.dueCents} />
          <span className={classes['muted']}>
            <DateTime at={new Date(order.createdOn).toISOString()} timeZone={timeZone} />
          </span>
        </span>
      }
      actions={<Actions order={order} onAsk={open} />}
    >
      <Decisions order={order} />
      <Columns
        aside={<OrderAside order={order} />}
        end={<ActivityHistory subject={`order:${order.money.orderNumber}`} />}
      >
        <OrderRest order={order} />
        <ItemsCard order={order} />
        <OrderParcels order={order} />
        <OrderReturns order={order} />
        <OrderRefunds order={order} />
        <OrderLedger order={order} />
        <OrderTimeline order={order} />
      </Columns>
      {asked === 'fulfil' && <FulfilDialog order={order} onClose={close} />}
      {asked === 'refund' && <RefundDialog order={order} onClose={close} />}
      {asked === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {asked === 'return' && <ReturnDialog order={order} onClose={close} />}
    </Page>
  );
}

function fulfillmentOf({ money }: OrderDetail): keyof typeof fulfillmentTexts {
  const known = Object.keys(fulfillmentTexts) as (keyof typeof fulfillmentTexts)[];
  return known.find((status) => status === money.fulfillmentStatus) ?? 'pending';
}

function Actions({ order, onAsk }: { order: OrderDetail; onAsk: (asked: Asked) => void }) {
  const write = useTexts();
  const { href } = useSite();
  const { number } = useOrderParams();
  const renewDownloads = useRenewDownloads(order);
  const { can } = order;
  const more = [
    ...(can.edit
      ? [
          {
            id: 'edit',
            label: write(texts.edit),
            href: href(`orders/${number}/edit`),
          },
        ]
      : []),
    ...(can.openReturn
      ? [{ id: 'return', label: write(texts.openReturn), onAction: () => onAsk('return') }]
      : []),
    ...(can.renewDownloads
      ? [{ id: 'downloads', label: write(renewTexts.renew), onAction: renewDownloads }]
      : []),
    ...(can.cancel
      ? [{ id: 'cancel', label: write(texts.cancel), onAction: () => onAsk('cancel') }]
      : []),
  ];
  return (
    <>
      {more.length > 0 && (
        <Menu label={write(texts.more)} choices={more}>
          <Button isIcon aria-label={write(texts.more)}>
            <Ellipsis size={18} aria-hidden="true" />
          </Button>
        </Menu>
      )}
      {can.refund && (
        <Button keys="r" onPress={() => onAsk('refund')}>
          {write(texts.refund)}
        </Button>
      )}
      {can.fulfil && (
        <>
          <ButtonLink keys="p" href={href(`orders/${number}/pack`)}>
            <PackageCheck size={16} aria-hidden="true" />
            {write(texts.pack)}
          </ButtonLink>
          <Button kind="primary" keys="f" onPress={() => onAsk('fulfil')}>
            {write(texts.fulfil)}
          </Button>
        </>
      )}
    </>
  );
}

/** What a person must decide before the order goes on. */
function Decisions({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const params = useOrderParams();
  const resolve = useOrderWrite('POST /api/sites/:identifier/orders/:number/resolve');
  const settle = useOrderWrite('POST /api/sites/:identifier/orders/:number/settlement');
  const { settlements } = order.can;
  const say = (settlement: 'received' | 'given-up') => settle.run({ params, body: { settlement } });
  return (
    <>
      {order.can.resolve && (
        <Banner
          tone="warning"
          action={
            <Button isPending={resolve.isRunning} onPress={() => resolve.run({ params })}>
              {write(texts.goOn)}
            </Button>
          }
        >
          {write(texts.person)}
        </Banner>
      )}
      {settlements.length > 0 && (
        <Banner
          action={
            <span className={classes['buttons']}>
              <Button isPending={settle.isRunning} onPress={() => say('received')}>
                {write(texts.received)}
              </Button>
              {settlements.includes('given-up') && (
                <Button isPending={settle.isRunning} onPress={() => say('given-up')}>
                  {write(texts.givenUp)}
                </Button>
              )}
            </span>
          }
        >
          {write(settlements.includes('given-up') ? texts.unpaid : texts.late)}
        </Banner>
      )}
    </>
  );
}

function ItemsCard({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { currency } = order.money;
  return (
    <Card title={write(texts.items)}>
      <ul className={classes['lines']}>
        {order.items.map((item) => (
          <li key={item.id} className={classes['line']}>
            <span className={classes['grow']}>
              <span className={classes['strong']}>{nameItem(item)}</span>
              {item.sku && <span className={classes['muted']}> {item.sku}</span>}
              {item.answers.map(({ title, text }) => (
                <span key={title} className={classes['muted']}>
                  <br />
                  {title}: {text}
                </span>
              ))}
            </span>
            <span>
              <Money cents={item.unitPriceCents} currency={currency} /> ×{' '}
              {item.kept === item.quantity
                ? item.quantity
                : write(texts.keptOf, { kept: item.kept, count: item.quantity })}
            </span>
          </li>
        ))}
      </ul>
      <OrderTotals order={order} />
    </Card>
  );
}
