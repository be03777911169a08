// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { emptyDocument } from '@sitewright/blocks';
import type { Command, Section, StaffSite } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { ConfirmProvider } from '../../ui/confirm-provider.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { SectionPanel } from './section-panel.tsx';

const picture = {
  id: 'still',
  kind: 'image',
  filename: 'still.jpg',
  contentType: 'image/jpeg',
  byteSize: 12,
  width: 10,
  height: 10,
  url: '/content/v1/still.jpg',
  altText: '',
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (asked: string) =>
      Response.json(
        asked.includes('/files') ? { files: [picture], after: null } : { colors: [], text: null },
      ),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = { identifier: 'alder', permissions: [], missingParts: [] } as unknown as StaffSite;

/** The panel of a section of this style; answers what it writes, field by field. */
function open(style: Section['style']) {
  const section: Section = { id: 's', order: 'a0', layout: 'grid', style };
  const document = { ...emptyDocument, sections: { s: section } };
  const written: unknown[] = [];
  const store = {
    read: () => ({ document }),
    act: (commands: readonly Command[]) => {
      for (const command of commands) {
        const { field, to } = command as unknown as { field: string; to: unknown };
        written.push([field, to]);
      }
    },
  } as unknown as EditorStore;
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={site}>
          <ConfirmProvider>
            <SectionPanel store={store} section={section} isDisabled={false} />
          </ConfirmProvider>
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return written;
}

async function choose(label: string, option: string) {
  await act(async () => screen.getByRole('button', { name: new RegExp(`${label}$`) }).click());
  await act(async () => screen.getByRole('option', { name: option }).click());
}

it.each([
  ['Horizontal alignment', 'Right', ['horizontalAlignment', 'right']],
  ['Vertical alignment', 'Bottom', ['verticalAlignment', 'bottom']],
  ['Width of the content', 'Full', ['contentWidth', 'full']],
  ['Width of the background', 'With a margin', ['backgroundWidth', 'inset']],
  ['Colour theme', 'Dark', ['theme', 'dark']],
  ['Edge to the next section', 'Wave', ['divider', { shape: 'wave' }]],
])('the field "%s" writes what is chosen in it', async (label, option, expected) => {
  const written = open({});
  await choose(label, option);
  expect(written).toEqual([expected]);
});

it('a height of its own begins with half of the window, and is a number', async () => {
  const written = open({});
  await choose('Height', 'Own measure');
  expect(written).toEqual([
    ['height', 'custom'],
    ['customHeight', 50],
  ]);
  cleanup();
  const later = open({ height: 'custom', customHeight: 50 });
  const share = screen.getByLabelText('Share of the window’s height');
  fireEvent.change(share, { target: { value: '35' } });
  expect(later.at(-1)).toEqual(['customHeight', 35]);
});

it('ENUM-04 another source keeps the colour, and no file of another kind', async () => {
  const background = { source: 'upload', assetId: 'sea', color: '#123456', overlay: 0.4 } as const;
  const written = open({ background });
  await choose('^(?!Width).*Background', 'Video');
  expect(written).toEqual([['background', { source: 'video', color: '#123456', overlay: 0.4 }]]);
});

it('ENUM-04 a colour over a background covers as much as is typed', () => {
  const background = { source: 'upload', assetId: 'sea', color: '#123456', overlay: 0.4 } as const;
  const written = open({ background });
  const cover = screen.getByLabelText<HTMLInputElement>('Colour over the background');
  expect(cover.value).toBe('40');
  fireEvent.change(cover, { target: { value: '65' } });
  expect(written.at(-1)).toEqual(['background', { ...background, overlay: 0.65 }]);
});

it('ENUM-04 a picture stands until a video plays; chosen below a colour, it is seen through it', async () => {
  const background = { source: 'video', assetId: 'sea', color: '#123456' } as const;
  const written = open({ background });
  const poster = within(screen.getByRole('group', { name: 'Picture until it plays' }));
  await act(async () => poster.getByRole('button', { name: 'Choose a picture' }).click());
  const choice = await screen.findByRole('button', { name: 'Choose still.jpg' });
  await act(async () => choice.click());
  await act(async () => screen.getByRole('button', { name: 'Use them' }).click());
  const posterId = 'still';
  expect(written).toEqual([['background', { ...background, posterId, overlay: 0.3 }]]);
  cleanup();
  const later = open({ background: { ...background, posterId } });
  const chosen = within(screen.getByRole('group', { name: 'Picture until it plays' }));
  await act(async () => chosen.getByRole('button', { name: 'Take away' }).click());
  expect(later).toEqual([['background', background]]);
});
