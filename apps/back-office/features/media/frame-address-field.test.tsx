// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { StaffSite } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { FrameAddressField } from './frame-address-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { identifier: 'alder', permissions: [], missingParts: [] } as unknown as StaffSite;
const vimeo = 'https://vimeo.com/76979871';
// As the specification has it, word for word.
const words =
  'Vimeo Basic accounts are unsupported. Please share a video from a different account.';

/** The field with an address, of a server that says this of the account. */
function open(
  value: string,
  {
    problem = null,
    locale = 'en',
    holds = 'videos',
  }: { problem?: string | null; locale?: string; holds?: 'videos' | 'any' } = {},
) {
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string | URL | Request) => {
      asked.push(address instanceof Request ? address.url : String(address));
      return Response.json({ problem });
    }),
  );
  render(
    <IntlProvider locale={locale} onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <FrameAddressField
            label="Address"
            holds={holds}
            value={value}
            isDisabled={false}
            onChange={() => {}}
          />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Address' });
  /** What stands at the field for those who see it and for those who hear it. */
  const said = () =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  return { asked, field, said };
}

it('MEDI-10 a video of a Vimeo Basic account is told at the field, in the words of the specification', async () => {
  const { asked, field, said } = open(vimeo, { problem: 'vimeo-basic' });
  await waitFor(() => expect(said()).toBe(words));
  expect(screen.getByText(words)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(`/alder/video-account?address=${encodeURIComponent(vimeo)}`);
});

it('MEDI-10 the same stands there in German', async () => {
  const { said } = open(vimeo, { problem: 'vimeo-basic', locale: 'de' });
  await waitFor(() =>
    expect(said()).toBe(
      'Vimeo-Basic-Konten werden nicht unterstützt. Bitte nehmen Sie ein Video eines anderen Kontos.',
    ),
  );
});

it('MEDI-10 a video of any other account is taken without a word', async () => {
  const { asked, field, said } = open(vimeo);
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 20));
  expect([said(), field.getAttribute('aria-invalid')]).toEqual(['', null]);
});

it.each(['', 'https://youtu.be/M7lc1UVf-VE', 'https://example.com/film', 'https://vimeo.com/'])(
  'MEDI-10 nobody is asked about %j',
  async (value) => {
    const { asked } = open(value, { problem: 'vimeo-basic' });
    await new Promise((done) => setTimeout(done, 20));
    expect(asked).toEqual([]);
    expect(screen.queryByText(words)).toBeNull();
  },
);

it('an address that shows nothing is told at once', () => {
  expect(open('https://example.com/film').said()).toBe('This is no video of YouTube or Vimeo.');
  cleanup();
  expect(open('https://example.com/film', { holds: 'any' }).said()).toBe(
    'Nothing can be shown of this address. Use own HTML for it.',
  );
});
