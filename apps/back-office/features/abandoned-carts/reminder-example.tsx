import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import classes from './abandoned-carts.module.css';
import { leftCartTexts as texts } from './left-cart-texts.ts';

const hourMs = 3_600_000;

/** What the fields come to, as they stand. */
export function ReminderExample({ values }: { values: Readonly<Record<string, unknown>> }) {
  const write = useTexts();
  const intl = useIntl();
  const { timeZone } = useSite();
  const [now] = useState(() => Date.now());
  const given = values['mails:abandonedCartHours'];
  const hours = Array.isArray(given) ? given.filter((one) => typeof one === 'number') : [];
  const times = hours
    .toSorted((a, b) => a - b)
    .map((one) =>
      intl.formatDate(now + one * hourMs, { weekday: 'long', timeStyle: 'short', timeZone }),
    );
  const isOn = values['mails:abandonedCart'] === true && times.length > 0;
  const needsOptIn = values['mails:abandonedCartNeedsOptIn'] !== false;
  return (
    <Card title={write(texts.example)}>
      {isOn ? (
        <>
          <p>
            {write(texts.exampleOn, { times: intl.formatList(times, { type: 'conjunction' }) })}
          </p>
          <p>{write(needsOptIn ? texts.exampleConsent : texts.exampleAll)}</p>
          <p className={classes['muted']}>{write(texts.exampleBounds)}</p>
        </>
      ) : (
        <p>{write(texts.exampleOff)}</p>
      )}
    </Card>
  );
}
