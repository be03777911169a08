// @vitest-environment happy-dom
import type { StaffSite } from '@sitewright/contract';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { MailsExample } from './mails-example.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 9, 0), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function told(values: Readonly<Record<string, unknown>>): string {
  const site = { identifier: 'alder', timeZone: 'Europe/Berlin' } as unknown as StaffSite;
  const mails = Object.entries(values).map(([field, value]) => [`mails:${field}`, value]);
  const { container } = render(
    <IntlProvider locale="en" onError={() => {}}>
      <SiteContext value={site}>
        <MailsExample values={Object.fromEntries(mails)} />
      </SiteContext>
    </IntlProvider>,
  );
  return container.textContent.replaceAll('\u202f', ' ');
}

it('says on which day and at what time mails go, and why', () => {
  const text = told({
    reviewRequest: true,
    reviewRequestDays: 14,
    alertAddresses: ['ada@example.com', 'ben@example.com'],
    alertOrders: true,
    alertMinutes: 15,
    alertStockUnits: 3,
  });
  expect(text).toContain('Sunday, March 15, 2026, because that is 14 days later');
  expect(text).toContain('ada@example.com and ben@example.com at once');
  expect(text).toContain('at 10:15 AM at the soonest');
  expect(text).toContain('3 units are left');
});

it('says what is not done', () => {
  expect(told({ reviewRequest: false, alertAddresses: [] })).toContain('Nobody is asked');
  expect(told({ alertAddresses: [''] })).toContain('You are told nothing');
  expect(told({ alertAddresses: ['ada@example.com'] })).toContain('Orders are not told of');
});
