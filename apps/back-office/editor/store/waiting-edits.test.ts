// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { holdTab, keepWaiting, takeLeftEdits, waitingName } from './waiting-edits.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Locks of a browser with these tabs open. */
function openTabs(...tabs: readonly string[]) {
  const held = tabs.map((tab) => ({ name: `sitewright-editor-tab:${tab}` }));
  const request = vi.fn<(name: string) => void>();
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }), request } });
  return request;
}

const edits = (key: string) => ({ baseRevision: 3, sent: { key, commands: [] }, pending: [] });
const keep = (identifier: string, id: string, tab: string) =>
  keepWaiting(waitingName(identifier, id, tab), edits(tab));

it('takes up what closed tabs left of this document, once, and nothing of a tab that is open', async () => {
  openTabs('open');
  keep('alder', 'doc', 'closed');
  keep('alder', 'doc', 'open');
  keep('alder', 'doc-2', 'closed');
  keep('other', 'doc', 'closed');
  expect(await takeLeftEdits('alder', 'doc')).toEqual([edits('closed')]);
  expect(await takeLeftEdits('alder', 'doc')).toEqual([]);
  expect(localStorage).toHaveLength(3);
});

it('leaves out what cannot be read, and forgets what waits no more', async () => {
  openTabs();
  keep('alder', 'doc', 'one');
  keepWaiting(waitingName('alder', 'doc', 'one'), { baseRevision: 4, sent: null, pending: [] });
  localStorage.setItem(`sitewright-edits:${waitingName('alder', 'doc', 'two')}`, '{"sent":1}');
  expect(await takeLeftEdits('alder', 'doc')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('a tab says that it is open by the lock that others look for', () => {
  const request = openTabs();
  holdTab('mine', new AbortController().signal);
  expect(request.mock.calls[0]?.[0]).toBe('sitewright-editor-tab:mine');
});
