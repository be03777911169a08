import { DAY_MS } from '@sitewright/commerce';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';

const texts = defineTexts({
  title: { en: 'Example: an order now', de: 'Beispiel: eine Bestellung jetzt' },
  review: {
    en: 'An order whose last part is sent now is asked for a review on {when}, because that is {days, plural, one {# day} other {# days}} later.',
    de: 'Eine Bestellung, deren letzter Teil jetzt versandt wird, wird am {when} um eine Bewertung gebeten, denn das ist {days, plural, one {# Tag} other {# Tage}} später.',
  },
  noReview: { en: 'Nobody is asked for a review.', de: 'Niemand wird um eine Bewertung gebeten.' },
  order: {
    en: 'An order that comes now is told to {who} at once. What follows comes in one mail, at {when} at the soonest, because there is at most one in {minutes, plural, one {# minute} other {# minutes}}.',
    de: 'Eine Bestellung, die jetzt kommt, wird sofort an {who} gemeldet. Was danach kommt, steht in einer E-Mail, frühestens um {when}, denn es gibt höchstens eine in {minutes, plural, one {# Minute} other {# Minuten}}.',
  },
  stock: {
    en: 'Stock is told of when {units, plural, one {one unit is left, or none} other {# units are left, or fewer}}.',
    de: 'Bestand wird gemeldet, wenn noch {units, plural, one {ein Stück oder keines} other {# Stück oder weniger}} da sind.',
  },
  nobody: {
    en: 'You are told nothing, because nobody is named above.',
    de: 'Ihnen wird nichts gemeldet, denn oben ist niemand genannt.',
  },
  noOrders: { en: 'Orders are not told of.', de: 'Bestellungen werden nicht gemeldet.' },
});

/** What the settings of mails come to for something that happens now, as the fields stand. */
export function MailsExample({ values }: { values: Readonly<Record<string, unknown>> }) {
  const write = useTexts();
  const intl = useIntl();
  const { timeZone } = useSite();
  const [now] = useState(() => Date.now());
  const of = (field: string) => values[`mails:${field}`];
  const [days, minutes, units] = ['reviewRequestDays', 'alertMinutes', 'alertStockUnits'].map(
    (field) => Number(of(field)) || 0,
  ) as [number, number, number];
  const given = of('alertAddresses');
  const addresses = Array.isArray(given)
    ? given.map(String).filter((one) => one.trim() !== '')
    : [];
  const day = intl.formatDate(now + days * DAY_MS, { dateStyle: 'full', timeZone });
  const next = intl.formatDate(now + minutes * 60_000, { timeStyle: 'short', timeZone });
  const who = intl.formatList(addresses, { type: 'conjunction' });
  return (
    <Card title={write(texts.title)}>
      <p>
        {of('reviewRequest') === true
          ? write(texts.review, { when: day, days })
          : write(texts.noReview)}
      </p>
      {addresses.length === 0 ? (
        <p>{write(texts.nobody)}</p>
      ) : (
        <>
          <p>
            {of('alertOrders') === true
              ? write(texts.order, { who, when: next, minutes })
              : write(texts.noOrders)}
          </p>
          {units > 0 && <p>{write(texts.stock, { units })}</p>}
        </>
      )}
    </Card>
  );
}
