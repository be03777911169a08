// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { savingEdits } from './save-edits.ts';

afterEach(() => vi.unstubAllGlobals());

const save = () => savingEdits('alder', 'doc-1')({ baseRevision: 7, key: 'k', commands: [] });

/** What becomes of a batch that is answered so. */
const after = (status: number, code = '') => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No.', code }, { status }));
  return save();
};

it('what may go through later is sent again: no answer, a server in trouble, too many requests', async () => {
  for (const status of [429, 500, 502, 503]) {
    expect([status, await after(status)]).toEqual([status, { kind: 'lost' }]);
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await save()).toEqual({ kind: 'lost' });
});

it('who is signed out is asked to sign in, and what is wrong is said', async () => {
  expect(await after(401, 'not_signed_in')).toEqual({ kind: 'out' });
  for (const status of [400, 403, 404]) {
    expect([status, await after(status)]).toEqual([status, { kind: 'refused' }]);
  }
});

it('edits that met those of others are told with them, from the revision that was known', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`);
    if (method === 'POST') {
      return Response.json({ message: 'Changed.', code: 'edited_meanwhile' }, { status: 409 });
    }
    return Response.json({ revision: 9, commands: [] });
  });
  expect(await save()).toEqual({ kind: 'met', revision: 9, others: [] });
  expect(asked).toEqual([
    'POST /api/sites/alder/documents/doc-1/edits',
    'GET /api/sites/alder/documents/doc-1/edits?since=7',
  ]);
});
