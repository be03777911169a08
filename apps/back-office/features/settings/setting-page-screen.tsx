import { useParams } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { MissingScreen } from '../../frame/route-states.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { CheckoutExample } from '../rules/checkout-example.tsx';
import { settingPages } from './setting-pages.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsTexts as texts } from './settings-texts.ts';

/** Pages whose settings show in what a checkout does, and what of it they change. */
const examples: Readonly<Record<string, ComponentProps<typeof CheckoutExample>['tells']>> = {
  checkout: ['minimum', 'card'],
  payments: ['ways'],
};

/** On the card that an example is paid with. */
const sampleCardCents = 2_500;

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
  const tells = examples[page.path];
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
          {...(tells && {
            example: (values) => (
              <CheckoutExample values={values} tells={tells} giftCardCents={sampleCardCents} />
            ),
          })}
        />
      )}
    </Page>
  );
}
