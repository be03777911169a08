import { useParams } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { MissingScreen } from '../../frame/route-states.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { ReminderExample } from '../abandoned-carts/reminder-example.tsx';
import { CheckoutExample } from '../rules/checkout-example.tsx';
import { MailsExample } from './mails-example.tsx';
import { settingPages } from './setting-pages.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsTexts as texts } from './settings-texts.ts';

/** On the card that an example is paid with. */
const sampleCardCents = 2_500;

type Example = (values: Readonly<Record<string, unknown>>) => ReactNode;

const checkout =
  (tells: ComponentProps<typeof CheckoutExample>['tells']): Example =>
  (values) => <CheckoutExample values={values} tells={tells} giftCardCents={sampleCardCents} />;

/** Pages with a live example of what their settings do. */
const examples: Readonly<Record<string, Example>> = {
  checkout: checkout(['minimum', 'card']),
  payments: checkout(['ways']),
  mails: (values) => (
    <>
      <ReminderExample values={values} />
      <MailsExample values={values} />
    </>
  ),
};

/** A screen of settings. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const { page: path } = useParams({ strict: false });
  const page = settingPages.find((one) => one.path === path);
  const read = useRead('GET /api/sites/:identifier/settings', {
    params: { identifier: site.identifier },
  });
  if (!page) return <MissingScreen />;
  const example = examples[page.path];
  const back = { href: site.href('settings'), label: write(texts.settings) };
  return (
    <Page title={write(page.title)} back={back} isNarrow>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <SettingsForm
          key={page.path}
          page={page}
          settings={read.answer.settings}
          {...(example && { example })}
        />
      )}
    </Page>
  );
}
