// @vitest-environment happy-dom
/** What areas are called that owners know by their labels, read from the screens that show them. */
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fontCategories, permissions, type StaffSite } from '@sitewright/contract';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/query-client.ts';
import { Screen as KeysScreen } from '../features/api-keys/api-keys-screen.tsx';
import { Screen as CategoriesScreen } from '../features/categories/categories-screen.tsx';
import { LinkDialog } from '../features/links/link-dialog.tsx';
import { FilePager, usePager } from '../features/media/file-pager.tsx';
import { FilePicker } from '../features/media/file-picker.tsx';
import { Screen as FileScreen } from '../features/media/file-screen.tsx';
import { FontDialog } from '../features/site-styles/font-dialog.tsx';
import { ColorPanel } from '../ui/color-panel.tsx';
import { ConfirmProvider } from '../ui/confirm-provider.tsx';
import { SiteContext } from './office-context.ts';

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
  permissions: [...permissions],
  standing: 'open',
  missingParts: [],
};

const file = {
  id: 'cup',
  kind: 'other',
  filename: 'prices.txt',
  contentType: 'text/plain',
  byteSize: 12,
  width: 0,
  height: 0,
  altText: '',
  title: '',
  body: '',
  componentKey: '',
  license: 'own',
  licenseProvider: '',
  licenseAuthor: '',
  focalX: 0.5,
  focalY: 0.5,
  folderId: null,
  revision: 0,
  url: '/content/v1/prices.txt',
  addedOn: 0,
};
const category = {
  id: 'bowls',
  collectionId: 'shop',
  parentId: null,
  displayName: 'Bowls',
  urlPath: 'bowls',
  depth: 0,
  displayIndex: 0,
  productCount: 3,
};
const apiKey = {
  id: 'till',
  name: 'Till',
  hint: 'sw_12',
  scopes: ['orders:read'],
  createdBy: 'Ada',
  isMakerGone: false,
  createdOn: 0,
  lastUsedOn: null,
  expiresOn: null,
};
const font = { variants: ['400'], source: 'package', license: 'OFL-1.1', url: null };
const fonts = fontCategories.map((name) => ({
  name,
  family: `Of ${name}`,
  category: name,
  ...font,
}));

/** What is read of the site, by the end of its address. */
const answers: Readonly<Record<string, unknown>> = {
  '/files': { files: [file], after: 'cup' },
  '/files/cup': { file, uses: [] },
  '/fonts': { fonts, inStyleGuide: [] },
  '/link-targets': { targets: [] },
  '/categories': { categories: [category] },
  '/store-pages': { storePages: [{ id: category.collectionId, title: 'Shop', isFull: false }] },
  '/product-tags': { tags: [{ tag: 'oak', productCount: 2 }] },
  '/api-keys': { keys: [apiKey] },
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (asked: string | URL | Request, init?: RequestInit) => {
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked, 'http://a.test');
      const method = asked instanceof Request ? asked.method : (init?.method ?? 'GET');
      if (method === 'POST') return Response.json({ key: apiKey, secret: 'sw_secret' });
      const known = Object.entries(answers).find(([end]) => pathname.endsWith(`/alder${end}`));
      return Response.json(known?.[1] ?? { activity: [], folders: [] });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows it as the screen of `/media/cup`, in the language of who works here. */
async function show(part: ReactNode, locale = 'en') {
  const routeTree = createRootRoute();
  routeTree.addChildren([
    createRoute({ getParentRoute: () => routeTree, path: '/media/$id', component: () => part }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/media/cup'] });
  const router = createRouter({ routeTree, history });
  await act(async () => {
    render(
      <IntlProvider locale={locale} onError={() => {}}>
        <QueryClientProvider client={createQueryClient(() => {})}>
          <SiteContext value={site}>
            <ConfirmProvider>
              <RouterProvider router={router as never} />
            </ConfirmProvider>
          </SiteContext>
        </QueryClientProvider>
      </IntlProvider>,
    );
  });
}

const button = (name: string) => screen.findByRole('button', { name });
const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
const press = async (element: HTMLElement) => act(async () => element.click());

it('EDIT-10 the file manager says Existing Files, Upload File, Choose File, Load More and Manage', async () => {
  await show(<FilePicker kind="any" onPick={() => {}} onClose={() => {}} />);
  expect(await screen.findByRole('heading', { name: 'Existing Files' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Choose File' })).toBeTruthy();
  expect(document.querySelector('input[type="file"]')?.getAttribute('aria-label')).toBe(
    'Choose File',
  );
  expect(await button('Upload File')).toBeTruthy();
  expect(await button('Load More')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage' })).toBeTruthy();
});

it('EDIT-10 one file is a File Detail, to Rename and to Delete', async () => {
  await show(<FileScreen />);
  expect(await screen.findByRole('heading', { level: 1, name: 'File Detail' })).toBeTruthy();
  expect(await button('Delete')).toBeTruthy();
  await press(await button('Rename'));
  expect(await screen.findByRole('heading', { name: 'Rename' })).toBeTruthy();
});

it('EDIT-10 the pager says Rows per page, Previous page, Next page and "of {itemsAmount} items"', async () => {
  function Pager() {
    const pager = usePager('files');
    const count = { count: 60, isMore: false };
    return <FilePager pager={pager} shown={24} next="more" count={count} />;
  }
  await show(<Pager />);
  const rows = await button('24 Rows per page');
  expect(await button('Previous page')).toBeTruthy();
  expect(screen.getByText(/of 60 items$/)).toBeTruthy();
  await press(await button('Next page'));
  expect(screen.getByText('25–48 of 60 items')).toBeTruthy();
  await press(rows);
  expect(texts('option')).toEqual(['24', '48', '96']);
});

it('EDIT-10 the font picker says Search fonts, Browse all fonts, Fonts in Style Guide and its categories', async () => {
  await show(<FontDialog title="Headings" value="" onChoose={() => {}} onClose={() => {}} />);
  expect(await screen.findByLabelText('Search fonts')).toBeTruthy();
  expect(texts('tab')).toEqual(['Browse all fonts', 'Fonts in Style Guide']);
  const names = ['Sans Serif', 'Serif', 'Display', 'Script', 'Slab Serif', 'Mono', 'Other'];
  expect(texts('option')).toEqual(names.map((name) => `Of ${name}${name}`));
  await press(await button('All Category'));
  const offered = within(screen.getByRole('listbox', { name: 'Category' }));
  const categories = offered.getAllByRole('option').map(({ textContent }) => textContent);
  expect(categories).toEqual(['All', ...names]);
});

it('EDIT-10 the editor of links has the tabs and options of its list', async () => {
  await show(
    <LinkDialog value={undefined} onSave={() => {}} onRemove={undefined} onClose={() => {}} />,
  );
  const kinds = ['Page', 'Web Address', 'Email', 'Phone', 'File'];
  await screen.findAllByRole('tab');
  expect(texts('tab')).toEqual(kinds);
  expect(screen.getByRole('switch', { name: 'Open in New Window' })).toBeTruthy();
  await press(screen.getByRole('tab', { name: 'Email' }));
  for (const label of ['Subject', 'CC', 'BCC', 'Body']) {
    expect(screen.getByLabelText(label)).toBeTruthy();
  }
  await press(screen.getByRole('tab', { name: 'File' }));
  expect(await button('Choose File')).toBeTruthy();
});

it('EDIT-10 the colour picker has RGB, HSL, Hex, Alpha and swatches', async () => {
  function Picker() {
    const [color, setColor] = useState('#1f241f');
    const palette = [{ name: 'Accent', color: '#00ff00' }];
    return <ColorPanel value={color} palette={palette} text={undefined} onChange={setColor} />;
  }
  await show(<Picker />);
  expect(await screen.findByRole('group', { name: /^Swatches/ })).toBeTruthy();
  expect(screen.getAllByLabelText('Alpha').length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Hex' })).toBeTruthy();
  await press(await button('Hex Format'));
  expect(texts('option').toSorted()).toEqual(['HSL', 'Hex', 'RGB']);
});

it('EDIT-10 tags and categories are created, edited, merged, removed and filtered by these words', async () => {
  await show(<CategoriesScreen />);
  // A category, and a tag.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Create' })).toHaveLength(2));
  expect(screen.getByLabelText(/^Filter/)).toBeTruthy();
  expect((await button('Edit: oak')).textContent).toBe('Edit');
  expect((await button('Remove: oak')).textContent).toBe('Remove');
  await press(await button('More about Bowls'));
  const said = texts('menuitem');
  expect(said).toEqual(
    expect.arrayContaining(['Edit', 'Remove', 'Merge into…', 'Create below Bowls']),
  );
});

it('EDIT-10 API keys: Create key, Learn more, Terms of use, Delete, then Next, Cancel, Copy and Complete', async () => {
  await show(<KeysScreen />);
  expect(await button('Delete Till')).toBeTruthy();
  expect(screen.getByText('Learn more')).toBeTruthy();
  expect(await button('Terms of use')).toBeTruthy();
  await press(await button('Create key'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Till' } });
  await press(dialog.getAllByRole('checkbox')[0]!);
  await press(dialog.getByRole('button', { name: 'Next' }));
  expect(await button('Copy')).toBeTruthy();
  expect(await button('Complete')).toBeTruthy();
});

it('EDIT-10 German stands beside these labels', async () => {
  await show(<FilePicker kind="any" onPick={() => {}} onClose={() => {}} />, 'de');
  expect(await screen.findByRole('heading', { name: 'Vorhandene Dateien' })).toBeTruthy();
  expect(await button('Mehr laden')).toBeTruthy();
});
