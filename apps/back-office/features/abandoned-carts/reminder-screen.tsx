import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { MailFrame } from '../mails/mail-frame.tsx';
import { mailsPage } from '../settings/pages/mails-page.ts';
import type { SettingPage } from '../settings/setting-page.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import classes from './abandoned-carts.module.css';
import { leftCartTexts as texts } from './left-cart-texts.ts';

const hourMs = 3_600_000;

/** The settings of mails that are about carts. */
const reminderPage: SettingPage = {
  ...mailsPage,
  path: 'cart-reminder',
  parts: [
    {
      title: texts.when,
      settings: mailsPage.parts
        .flatMap((part) => part.settings)
        .filter(({ field }) => field.startsWith('abandonedCart')),
    },
  ],
};

/** Whether and when carts are reminded of, and what the mail says. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const settings = useRead(
    'GET /api/sites/:identifier/settings',
    { params: { identifier } },
    { isWanted: may('view-settings') },
  );
  return (
    <Page
      title={write(texts.reminder)}
      back={{ href: href('abandoned-carts'), label: write(texts.title) }}
      isNarrow
    >
      {may('view-settings') && settings.state === 'pending' && <PendingState />}
      {settings.state === 'failed' && (
        <FailedState failure={settings.failure} onRetry={settings.refetch} />
      )}
      {settings.state === 'success' && (
        <SettingsForm
          page={reminderPage}
          settings={settings.answer.settings}
          example={(values) => <Example values={values} />}
        />
      )}
      <Preview />
    </Page>
  );
}

/** What the fields come to, as they stand. */
function Example({ values }: { values: Readonly<Record<string, unknown>> }) {
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

function Preview() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/left-carts/example', { params: { identifier } });
  return (
    <>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <>
          <p className={classes['muted']}>
            {write(read.answer.isReal ? texts.previewReal : texts.previewSample)}
          </p>
          <h2>{read.answer.subject}</h2>
          <MailFrame src={href('abandoned-carts/mail/body')} text={read.answer.text} />
        </>
      )}
    </>
  );
}
