import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { MailFrame } from '../mails/mail-frame.tsx';
import { mailsPage } from '../settings/pages/mails-page.ts';
import type { SettingPage } from '../settings/setting-page.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import classes from './abandoned-carts.module.css';
import { leftCartTexts as texts } from './left-cart-texts.ts';
import { ReminderExample } from './reminder-example.tsx';

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
          example={(values) => <ReminderExample values={values} />}
        />
      )}
      <Preview />
    </Page>
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
