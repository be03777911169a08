// @vitest-environment happy-dom
import {
  addBlock,
  addSection,
  blockTypeTable,
  editBlock,
  emptyDocument,
  putOnTop,
} from '@sitewright/blocks';
import type { StaffSessionAnswer, StaffSite } from '@sitewright/contract';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext, SiteContext } from '../app/office-context.ts';
import { keepWaiting, waitingName } from './store/waiting-edits.ts';
import { useOpenDocument, type OpenDocument } from './use-open-document.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

// What else a site has is not asked for here.
const site = { identifier: 'alder', permissions: ['edit-drafts'] } as unknown as StaffSite;

const heading = blockTypeTable.get('heading')!;
const section = putOnTop(emptyDocument, addSection(emptyDocument, { id: 's', layout: 'stack' }, 0));
const { document: old } = putOnTop(
  section.document,
  addBlock(section.document, heading, { id: 'b', sectionId: 's', data: { text: 'Old', level: 2 } }),
);
const typed = editBlock(old, 'b', { path: ['text'], to: 'New' });

/** A server with one page, and what it was asked, in its order. */
function serve() {
  const asked: string[] = [];
  let [document, revision] = [old, 3];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    const head = { id: 'doc', purpose: 'page', ownerId: 'page-1', revision };
    if (path.includes('/presence?')) return Response.json({ ...head, others: [] });
    asked.push(`${method} ${path.replace('/api/sites/alder/', '')}`);
    if (path.endsWith('/pages')) {
      return Response.json({
        pages: [{ id: 'page-1', title: 'One', urlId: 'one', document: head }],
      });
    }
    if (method === 'GET') return Response.json({ ...head, document, blocksPerLayout: 60 });
    document = putOnTop(document, typed).document;
    revision += 1;
    return Response.json({ revision, others: [], own: typed });
  });
  return asked;
}

function start(person = 'ada') {
  const session = { account: { id: person } } as unknown as StaffSessionAnswer;
  return renderHook(() => useOpenDocument({ purpose: 'page', ownerId: 'page-1' }), {
    wrapper: ({ children }) => (
      <SessionContext value={session}>
        <SiteContext value={site}>{children}</SiteContext>
      </SessionContext>
    ),
  });
}

async function open(person?: string): Promise<OpenDocument> {
  const { result } = start(person);
  await waitFor(() => expect(result.current.state).toBe('open'));
  if (result.current.state !== 'open') throw new Error('It is not open');
  return result.current;
}

it('a page is read once', async () => {
  const asked = serve();
  const { store } = await open();
  expect(store.read().document.blocks['b']?.data).toMatchObject({ text: 'Old' });
  expect(asked).toEqual(['GET pages', 'GET documents/doc']);
});

it('what a closed tab left behind is saved, and the page is read again after that', async () => {
  const asked = serve();
  const sent = { key: 'k', commands: typed };
  keepWaiting(waitingName('alder', 'doc', 'closed'), { baseRevision: 3, sent, pending: [] });
  const { store } = await open();
  expect(store.read()).toMatchObject({ revision: 4, save: 'saved' });
  expect(store.read().document.blocks['b']?.data).toMatchObject({ text: 'New' });
  expect(asked).toEqual([
    'GET pages',
    'GET documents/doc',
    'POST documents/doc/edits',
    'GET documents/doc',
  ]);
});

it('what was done before a reload can be taken back, by the same person alone', async () => {
  serve();
  const { store } = await open();
  store.act(typed);
  await store.flush();
  cleanup();
  const other = await open('ben');
  expect(other.store.read().history.done).toEqual([]);
  cleanup();
  const again = await open();
  expect(again.store.read().document.blocks['b']?.data).toMatchObject({ text: 'New' });
  expect(again.store.undo()).toBe('all');
  expect(again.store.read().document.blocks['b']?.data).toMatchObject({ text: 'Old' });
  cleanup();
});

it('a page whose document cannot be made says why, and not that it is not there', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/pages')
      ? Response.json({ pages: [{ id: 'page-1', title: 'One', urlId: 'one', document: null }] })
      : Response.json({ code: 'plan_limit', error: 'The plan is full.' }, { status: 403 }),
  );
  const { result } = start();
  await waitFor(() => expect(result.current.state).toBe('failed'));
  expect(result.current).toMatchObject({ failure: { status: 403, code: 'plan_limit' } });
});

it('who leaves while it opens leaves the edits of a closed tab where they are', async () => {
  serve();
  keepWaiting(waitingName('alder', 'doc', 'closed'), {
    baseRevision: 3,
    sent: null,
    pending: typed,
  });
  const kept = () => Object.keys(localStorage).filter((name) => name.includes('/doc/'));
  const before = kept();
  const reading = Promise.withResolvers<void>();
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/documents/doc')) await reading.promise;
    return answer(path, init);
  });
  const { unmount } = start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  unmount();
  reading.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kept()).toEqual(before);
  vi.unstubAllGlobals();
  serve();
  const { store } = await open();
  expect(store.read().document.blocks['b']?.data).toMatchObject({ text: 'New' });
});
