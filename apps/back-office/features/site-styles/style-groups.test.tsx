// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { StaffSite } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import type { Settings } from '../settings/use-group-form.ts';
import { StyleGroups } from './style-groups.tsx';
import type { SiteTweak } from './tweak-field.tsx';
import { useStyleForm } from './use-style-form.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
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

const color = (name: string, value: string): SiteTweak => ({
  name,
  kind: 'color',
  title: { en: name },
  category: { en: 'Colours' },
  options: [],
  least: 0,
  most: 1_000,
  unit: 'px',
  value,
});
const tweaks = [
  color('background-color', '#ffffff'),
  color('text-color', '#111111'),
  color('accent-color', '#2c4a37'),
  color('on-accent-color', '#ffffff'),
];

const setting = (group: string, field: string, value: unknown) =>
  ({ group, field, value }) as unknown as Settings[number];
const settings: Settings = [
  setting('styles', 'values', { 'tweak-of-another-theme': '4px' }),
  setting('fonts', 'heading', 'lora'),
  setting('fonts', 'body', ''),
];

function Form() {
  const form = useStyleForm(settings, tweaks, { 'fonts:heading': 'Headings' });
  return (
    <>
      <StyleGroups form={form} tweaks={tweaks} />
      <output>{JSON.stringify([form.typed['fonts:heading'], form.values])}</output>
      <button type="button" onClick={() => form.edit.form.setValue('fonts:heading', '')}>
        no font
      </button>
      <button type="button" onClick={() => void form.edit.save()}>
        save
      </button>
    </>
  );
}

it('a palette is one write of all its values, beside fonts, and keeps what is of another theme', async () => {
  const sent = vi.fn(async (_url: string, _options: RequestInit) =>
    Response.json({ changes: ['1'] }),
  );
  vi.stubGlobal('fetch', sent);
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <Form />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  expect(screen.getByRole('status').textContent).toContain('"lora"');
  const night = await screen.findByRole('button', { name: 'Night' }, { timeout: 60_000 });
  fireEvent.click(night);
  expect(night.getAttribute('aria-pressed')).toBe('true');
  expect(
    screen.getAllByRole('button', { name: /^(?:Quiet|Tinted|Opposite|Neigh|Full|Night)/ }),
  ).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'no font' }));
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  const posts = sent.mock.calls.filter(([, options]) => options.method === 'POST');
  expect(posts).toHaveLength(1);
  const { changes } = JSON.parse(posts[0]![1].body as string) as {
    changes: Record<string, { from: unknown; to: Record<string, string> }>;
  };
  expect(Object.keys(changes).toSorted()).toEqual(['fonts.heading', 'styles.values']);
  expect(changes['fonts.heading']).toEqual({ from: 'lora', to: '' });
  expect(Object.keys(changes['styles.values']!.to).toSorted()).toEqual(
    ['tweak-of-another-theme', ...tweaks.map(({ name }) => name)].toSorted(),
  );
}, 90_000);
