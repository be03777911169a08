import { writeAddressLines } from '@sitewright/contract';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { PaymentBadge } from './order-badges.tsx';
import classes from './orders.module.css';
import { channelTexts } from './order-texts.ts';
import { useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';

const texts = defineTexts({
  customer: { en: 'Customer', de: 'Kundschaft' },
  others: { en: 'Other orders', de: 'Weitere Bestellungen' },
  shipTo: { en: 'Ship to', de: 'Lieferadresse' },
  pickedUp: { en: 'Picked up by', de: 'Abholung durch' },
  billTo: { en: 'Bill to', de: 'Rechnungsadresse' },
  checkout: { en: 'From the checkout', de: 'Von der Kasse' },
  channel: { en: 'Sold by: {name}', de: 'Verkauft über: {name}' },
  papers: { en: 'Papers', de: 'Papiere' },
  invoice: { en: 'Invoice {number}', de: 'Rechnung {number}' },
  creditNote: { en: 'Credit note {number}', de: 'Gutschrift {number}' },
  slip: { en: 'Packing slip', de: 'Packzettel' },
  issue: { en: 'Issue the invoice', de: 'Rechnung ausstellen' },
  mails: { en: 'Mails', de: 'E-Mails' },
  preview: { en: 'What its buyer reads, at every step', de: 'Was bei jedem Schritt gemailt wird' },
  page: { en: 'Open the customer', de: 'Person öffnen' },
  allOrders: { en: 'All of this customer', de: 'Alle dieser Person' },
});

/** Where a mail of the outbox is. */
const mailStatusTexts = new Map<string, ScreenText>([
  ['pending', { en: 'Waiting', de: 'Wartet' }],
  ['sending', { en: 'Leaving', de: 'Geht hinaus' }],
  ['sent', { en: 'Sent', de: 'Gesendet' }],
  ['failed', { en: 'Failed', de: 'Fehlgeschlagen' }],
  ['withheld', { en: 'Withheld', de: 'Zurückgehalten' }],
  ['kept', { en: 'Kept: there is no mail server', de: 'Liegt bereit: kein Mailserver' }],
]);
const unknownStatus: ScreenText = { en: '–', de: '–' };

/** Who bought it, where it goes, its papers and mails. */
export function OrderAside({ order }: { order: OrderDetail }) {
  return (
    <>
      <CustomerCard order={order} />
      <PlacesCard order={order} />
      <PapersCard order={order} />
      <MailsCard order={order} />
    </>
  );
}

function CustomerCard({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { href, timeZone } = useSite();
  const { email, channel, otherOrders, customerId } = order;
  return (
    <Card title={write(texts.customer)}>
      <div className={classes['form']}>
        {customerId !== null && (
          <Link href={href(`customers/${customerId}`)}>{write(texts.page)}</Link>
        )}
        <Link href={`mailto:${email}`}>{email}</Link>
        <span className={classes['muted']}>
          {write(texts.channel, { name: write(channelTexts[channel]) })}
        </span>
      </div>
      {otherOrders.length > 0 && (
        <>
          <h3>{write(texts.others)}</h3>
          <ul className={classes['lines']}>
            {otherOrders.map((other) => (
              <li key={other.number} className={classes['line']}>
                <Link href={href(`orders/${other.number}`)}>#{other.number}</Link>
                <PaymentBadge state={other.paymentState} />
                <span className={classes['muted']}>
                  <DateTime
                    at={new Date(other.createdOn).toISOString()}
                    timeZone={timeZone}
                    isDateOnly
                  />
                </span>
                <Money cents={other.grandTotalCents} currency={other.currency} />
              </li>
            ))}
          </ul>
          {customerId !== null && (
            <Link href={href(`orders?customer=${customerId}`)}>{write(texts.allOrders)}</Link>
          )}
        </>
      )}
    </Card>
  );
}

function PlacesCard({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { locale } = useSite();
  const places = [
    { title: texts.shipTo, address: order.shippingAddress },
    { title: texts.pickedUp, address: order.pickupContact },
    { title: texts.billTo, address: order.billingAddress },
  ];
  const told = [...(order.note ? [{ title: '', text: order.note }] : []), ...order.answers];
  if (told.length === 0 && places.every(({ address }) => address === null)) return null;
  return (
    <Card>
      {places.map(
        ({ title, address }) =>
          address && (
            <div key={title.en}>
              <h3>{write(title)}</h3>
              <p className={classes['text']}>{writeAddressLines(address, locale).join('\n')}</p>
            </div>
          ),
      )}
      {told.length > 0 && (
        <div>
          <h3>{write(texts.checkout)}</h3>
          {told.map(({ title, text }) => (
            <p key={title} className={classes['text']}>
              {title && <span className={classes['muted']}>{title}: </span>}
              {text}
            </p>
          ))}
        </div>
      )}
    </Card>
  );
}

function PapersCard({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { href } = useSite();
  const params = useOrderParams();
  const issue = useOrderWrite('POST /api/sites/:identifier/orders/:number/papers');
  const base = href(`orders/${params.number}`);
  const lacksInvoice = !order.papers.some(({ kind }) => kind === 'invoice');
  return (
    <Card title={write(texts.papers)}>
      <ul className={classes['lines']}>
        {order.papers.map(({ id, kind, number }) => (
          <li key={id}>
            <Link href={`${base}/papers/${id}`} target="_blank">
              {write(kind === 'invoice' ? texts.invoice : texts.creditNote, { number })}
            </Link>
          </li>
        ))}
        <li>
          <Link href={`${base}/packing-slip`} target="_blank">
            {write(texts.slip)}
          </Link>
        </li>
      </ul>
      {order.can.note && lacksInvoice && order.paymentState !== 'unpaid' && (
        <div>
          <Button isSmall isPending={issue.isRunning} onPress={() => issue.run({ params })}>
            {write(texts.issue)}
          </Button>
        </div>
      )}
    </Card>
  );
}

function MailsCard({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { href, may, timeZone } = useSite();
  const { number } = useOrderParams();
  if (!may('view-mails')) return null;
  return (
    <Card title={write(texts.mails)}>
      <ul className={classes['lines']}>
        {order.mails.map(({ id, subject, status, createdOn }) => (
          <li key={id} className={classes['line']}>
            <Link className={classes['grow'] ?? ''} href={href(`mails/${id}`)}>
              {subject}
            </Link>
            <span className={classes['muted']}>
              {write(mailStatusTexts.get(status) ?? unknownStatus)} ·{' '}
              <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ul>
      <Link href={href(`orders/${number}/mails/confirmed`)}>{write(texts.preview)}</Link>
    </Card>
  );
}
