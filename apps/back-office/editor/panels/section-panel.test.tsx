// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import {
  blockTypeTable,
  blocksCss,
  emptyDocument,
  putOnTop,
  renderDocument,
} from '@sitewright/blocks';
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
  focalX: 0.2,
  focalY: 0.75,
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (asked: string) =>
      Response.json(
        asked.includes('/files/')
          ? { file: picture, uses: [] }
          : asked.includes('/files')
            ? { files: [picture], after: null }
            : { colors: [], text: null },
      ),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const site = {
  identifier: 'alder',
  permissions: ['view-media', 'edit-media'],
  missingParts: [],
} as unknown as StaffSite;

/** What the panel of a section of this style writes, field by field. */
const open = (style: Section['style']) => openPage(style).written;

/** The panel of a section of this style: what it writes, and what visitors get of that. */
function openPage(style: Section['style']) {
  const section: Section = { id: 's', order: 'a0', layout: 'grid', style };
  const document = { ...emptyDocument, sections: { s: section } };
  const written: unknown[] = [];
  const given: Command[] = [];
  const gestures: unknown[] = [];
  const store = {
    read: () => ({ document }),
    act: (commands: readonly Command[], { joinsAs }: { joinsAs?: string } = {}) => {
      gestures.push(joinsAs);
      given.push(...commands);
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
  const visited = () => renderDocument(putOnTop(document, given).document, settings);
  return { written, visited, gestures };
}

const settings = {
  types: blockTypeTable,
  source: {
    picture: (id: string) => ({
      url: `/p/${id}.webp`,
      width: 1200,
      height: 800,
      widths: [500],
      altText: '',
      focalX: 0.5,
      focalY: 0.5,
    }),
    fileUrl: (id: string) => `/f/${id}`,
    pageUrl: () => undefined,
    answer: () => undefined,
    sanitize: (html: string) => html,
  },
  cldr: undefined,
  now: 0,
};

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
  const choice = await screen.findByRole(
    'button',
    { name: 'Choose still.jpg' },
    { timeout: 10_000 },
  );
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

it.each([
  ['Height', 'Medium', 'section-height--medium'],
  ['Height', 'Large', 'section-height--large'],
  ['Width of the content', 'Small', 'content-width--small'],
  ['Width of the content', 'Medium', 'content-width--medium'],
  ['Width of the content', 'Full', 'content-width--full'],
  ['Vertical alignment', 'Bottom', 'vertical-alignment--bottom'],
  ['Horizontal alignment', 'Left', 'horizontal-alignment--left'],
  ['Horizontal alignment', 'Right', 'horizontal-alignment--right'],
  ['Width of the background', 'With a margin', 'background-width--inset'],
])('"%s: %s" is what visitors get', async (label, option, name) => {
  const written = openPage({});
  expect(written.visited().html).not.toContain(name);
  await choose(label, option);
  expect(written.visited().html).toMatch(
    new RegExp(`<section class="page-section [^"]*\\b${name}[ "]`),
  );
  // It stands for something in the styles that every site has.
  expect(blocksCss).toMatch(new RegExp(`\\.page-section\\.${name}[ >{]`));
});

it('a height of one’s own and a colour theme reach visitors', async () => {
  const high = openPage({});
  await choose('Height', 'Own measure');
  expect(high.visited().css).toContain('[data-section-id="s"]{min-height:50vh}');
  cleanup();
  const dark = openPage({});
  await choose('Colour theme', 'Dark');
  expect(dark.visited().html).toContain('data-section-theme="dark"');
  cleanup();
  const back = openPage({ theme: 'dark' });
  await choose('Colour theme', 'Of the site');
  expect(back.visited().html).toContain('data-section-theme=""');
});

it('ENUM-04 a background picture is chosen in the panel, and lies behind what visitors read', async () => {
  const written = openPage({ background: { source: 'upload' } });
  const group = within(screen.getByRole('group', { name: 'Background picture' }));
  await act(async () => group.getByRole('button', { name: 'Choose a picture' }).click());
  const choice = await screen.findByRole(
    'button',
    { name: 'Choose still.jpg' },
    { timeout: 10_000 },
  );
  await act(async () => choice.click());
  await act(async () => screen.getByRole('button', { name: 'Use them' }).click());
  const { html, css } = written.visited();
  expect(html).toMatch(
    /<div class="section-background"><img class="section-background-image" src="\/p\/still\.webp\?format=2500w"[^>]* alt="" /,
  );
  // What of it stays in sight is taken over from the file.
  expect(css).toContain('object-position:20% 75%');
  cleanup();
  const later = openPage({
    background: { source: 'upload', assetId: 'still', focalX: 0.5, focalY: 0.5 },
  });
  await choose('^(?!Width).*Background', 'None, or a colour');
  expect(later.visited().html).not.toContain('<img');
});

it('ENUM-04 a video that was chosen lies there still, with a button that lets it play', () => {
  const background = { source: 'video', assetId: 'sea', posterId: 'still' } as const;
  const { html } = openPage({ background }).visited();
  expect(html).toContain('<video class="section-background-video" src="/f/sea" muted loop');
  expect(html).toContain('class="sw-section-video" data-paused aria-label="');
});

it('ENUM-04 what of a picture stays in sight is moved on the picture, and taken back as one step', async () => {
  const background = {
    source: 'upload',
    assetId: 'still',
    color: '#123456',
    overlay: 0.4,
  } as const;
  const written = openPage({ background });
  // Of before anybody said so, it is the middle.
  expect(written.visited().css).not.toContain('object-position');
  const point = await screen.findByRole('slider', { name: 'Focal point' });
  expect(point.getAttribute('aria-valuetext')).toBe('50 % · 50 %');
  fireEvent.keyDown(point, { key: 'ArrowLeft', shiftKey: true });
  expect(written.written).toEqual([['background', { ...background, focalX: 0.4, focalY: 0.5 }]]);
  expect(written.gestures).toEqual(['focal point s']);
  expect(written.visited().css).toContain('object-position:40% 50%');
});

it('ENUM-04 a picture of a photo service is offered to every section, and brought from there', async () => {
  const written = open({ background: { source: 'upload', assetId: 'still', focalX: 0.2 } });
  await choose('^(?!Width).*Background', 'Picture of a photo service');
  const kept = { source: 'instagram', assetId: 'still', focalX: 0.2 } as const;
  expect(written).toEqual([['background', kept]]);
  cleanup();
  open({ background: { source: 'instagram' } });
  await act(async () => screen.getByRole('button', { name: 'Picture of a photo service' }).click());
  expect(
    await screen.findByRole('dialog', { name: 'Pictures of a photo service' }, { timeout: 10_000 }),
  ).toBeTruthy();
});
