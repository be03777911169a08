import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Card } from '../../ui/page.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import classes from './customers.module.css';
import type { CustomerDetail } from './use-customer.ts';

type Entry = CustomerDetail['timeline'][number];

const texts = defineTexts({
  title: { en: 'Timeline', de: 'Verlauf' },
  by: { en: 'by {name}', de: 'von {name}' },
});

const words = {
  'order-placed': {
    en: 'Order #{subject} over {amount}',
    de: 'Bestellung #{subject} über {amount}',
  },
  'order-canceled': { en: 'Order #{subject} was canceled', de: 'Bestellung #{subject} storniert' },
  'order-refunded': {
    en: '{amount} of order #{subject} went back',
    de: '{amount} von Bestellung #{subject} erstattet',
  },
  'account-made': { en: 'Account made for {subject}', de: 'Konto angelegt für {subject}' },
  'opted-in': { en: '{subject} asked for news', de: '{subject} möchte Newsletter' },
  subscribed: { en: 'Subscribed: {subject}', de: 'Abonniert: {subject}' },
  changed: { en: 'Changed', de: 'Geändert' },
  merged: { en: 'Merged with another customer', de: 'Mit einer anderen Person zusammengeführt' },
} as const satisfies Record<Entry['kind'], { en: string; de: string }>;

/** What happened with them, the newest first. */
export function CustomerTimeline({ customer }: { customer: CustomerDetail }) {
  const write = useTexts();
  const { href, timeZone } = useSite();
  const writeMoney = useWriteMoney(customer.currency);
  return (
    <Card title={write(texts.title)}>
      <ul className={classes['lines']}>
        {customer.timeline.map((entry, index) => {
          const { kind, subject, cents, actorName, at } = entry;
          const told = write(words[kind], {
            subject,
            amount: cents === null ? '' : writeMoney(cents),
          });
          return (
            <li key={`${at}:${kind}:${index}`} className={classes['entry']}>
              {kind.startsWith('order-') ? (
                <Link href={href(`orders/${subject}`)}>{told}</Link>
              ) : (
                <span className={classes['text']}>{told}</span>
              )}
              <span className={classes['muted']}>
                <DateTime at={new Date(at).toISOString()} timeZone={timeZone} />{' '}
                {actorName && write(texts.by, { name: actorName })}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
