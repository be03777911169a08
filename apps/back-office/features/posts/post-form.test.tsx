// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import type { Permission, SitePost, StaffSite } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../app/office-context.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { PostForm } from './post-form.tsx';

// It has no block to promote.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ blocks: [] })));
});
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
  permissions: [],
  standing: 'open',
  missingParts: [],
};

const event: SitePost = {
  id: 'fair',
  collectionId: 'events',
  path: '/events/fair',
  state: 'published',
  hasNews: false,
  document: null,
  title: 'Fair',
  urlId: 'fair',
  excerpt: '',
  authorName: 'Ann',
  categories: [],
  tags: [],
  mainImageId: null,
  isStarred: false,
  comments: 'blog',
  promotedBlockId: null,
  publishOn: '2026-03-01T09:00:00.000Z',
  seoTitle: '',
  seoDescription: '',
  startsAt: '2026-05-01T08:00:00.000Z',
  endsAt: '2026-05-01T16:00:00.000Z',
  location: null,
  videoUrl: '',
  hasVideoOverlay: false,
};

async function show(post: SitePost, permissions: Permission[]) {
  cleanup();
  // The bar that saves asks before somebody leaves.
  const routeTree = createRootRoute({ component: () => <PostForm post={post} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={createQueryClient(() => {})}>
        <SiteContext value={{ ...site, permissions }}>
          <RouterProvider router={router as never} />
        </SiteContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByLabelText('Title');
}

const times = ['Begins', 'Ends', 'Date of the post'];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const areClosed = () => ['Title', ...times].map((label) => field(label).disabled);

it('AUTH-05 who may only draft changes neither words nor times of what visitors see', async () => {
  await show(event, ['view-content', 'edit-drafts']);
  expect(areClosed()).toEqual([true, true, true, true]);
  await show({ ...event, state: 'draft' }, ['view-content', 'edit-drafts']);
  expect(areClosed()).toEqual([false, false, false, false]);
  await show(event, ['view-content', 'edit-drafts', 'edit-content']);
  expect(areClosed()).toEqual([false, false, false, false]);
});

it('times stand in the time zone of the site', async () => {
  await show(event, ['edit-content']);
  expect(times.map((label) => field(label).value)).toEqual([
    '2026-05-01T10:00',
    '2026-05-01T18:00',
    '2026-03-01T10:00',
  ]);
});
