// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { StaffSite } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { FontDialog } from './font-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site: StaffSite = {
  identifier: 'alder',
  siteId: 's',
  title: 'Alder',
  primaryHost: null,
  isDefault: true,
  currency: 'EUR',
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  measurementStandard: 2,
  roles: [],
  permissions: ['edit-styles'],
  standing: 'open',
  missingParts: [],
};

const facts = { variants: ['400 700 normal'], source: 'package', license: 'OFL-1.1', url: null };
const fonts = [
  { name: 'lora', family: 'Lora', category: 'Serif', ...facts },
  {
    name: 'own-kiln',
    family: 'Kiln',
    category: 'Serif',
    ...facts,
    url: '/content/v1/s/a/font.woff2',
  },
  { name: 'caveat', family: 'Caveat', category: 'Script', ...facts },
];

function open(answers: Response[], onChoose = vi.fn()) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift()!),
  );
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <FontDialog title="Headings" value="" onChoose={onChoose} onClose={() => {}} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return onChoose;
}

it('FONT-03 says that fonts cannot be loaded, and asks once more', async () => {
  const failure = { message: 'Something went wrong', code: 'server_error' };
  open([Response.json(failure, { status: 500 }), Response.json({ fonts, inStyleGuide: [] })]);
  expect(await screen.findByText('Unable to load fonts')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByRole('option', { name: /Lora/ })).toBeTruthy();
});

it('FONT-01 FONT-02 finds fonts by name, and those that the site has on a tab of their own', async () => {
  const onChoose = open([Response.json({ fonts, inStyleGuide: ['caveat'] })]);
  fireEvent.change(await screen.findByLabelText('Search fonts'), { target: { value: 'lor' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'LoraSerif',
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'Fonts in Style Guide' }));
  fireEvent.click(screen.getByRole('option', { name: /Caveat/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Use font' }));
  expect(onChoose).toHaveBeenCalledWith('caveat');
});

it('FONT-02 finds those that were uploaded in a category of their own', async () => {
  open([Response.json({ fonts, inStyleGuide: [] })]);
  fireEvent.click(await screen.findByRole('button', { name: /Category/ }));
  fireEvent.click(screen.getByRole('option', { name: 'Uploaded' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'KilnUploaded',
  ]);
});
