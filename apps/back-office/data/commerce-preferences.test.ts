// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createPreferencesClient,
  followPreferences,
  type PreferencesChange,
} from './commerce-preferences.ts';

type Options = Parameters<typeof createPreferencesClient>[0];

function open() {
  const sent: string[] = [];
  let stored: Record<string, unknown> = { feeds: true };
  let isDown = false;
  const reported: string[] = [];
  const client = createPreferencesClient({
    site: 'alder',
    report: ({ message }) => reported.push(message),
    call: (async (address: string, { body }: { body?: object }) => {
      sent.push(address.split(' ')[0] ?? '');
      if (isDown) return { ok: false, failure: { kind: 'refused', message: 'Network error' } };
      stored = { ...stored, ...body };
      return { ok: true, answer: { ...stored, websiteId: 'w1' } };
    }) as unknown as Options['call'],
  });
  return { client, sent, reported, goDown: () => (isDown = true) };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('PREF-02 PREF-03 a namespace is asked for once, without its website', async () => {
  const { client, sent } = open();
  expect(await Promise.all([client.read('hints'), client.read('hints')])).toEqual([
    { feeds: true },
    { feeds: true },
  ]);
  await client.read('hints');
  expect(sent).toEqual(['GET']);
  await client.read('other');
  expect(sent).toEqual(['GET', 'GET']);
});

it('PREF-04 what was kept is over after ten minutes', async () => {
  const { client, sent } = open();
  await client.read('hints');
  vi.advanceTimersByTime(10 * 60_000 + 1);
  await client.read('hints');
  expect(sent).toEqual(['GET', 'GET']);
});

it('PREF-03 a write is skipped where nothing differs, else told to all who follow', async () => {
  const { client, sent } = open();
  const heard: PreferencesChange[] = [];
  const stop = followPreferences((change) => heard.push(change));
  await client.read('hints');
  await client.write('hints', { feeds: true });
  await client.write('hints', { gone: null });
  expect([sent, heard]).toEqual([['GET'], []]);
  expect(await client.write('hints', { feeds: false })).toEqual({ feeds: false });
  expect(sent).toEqual(['GET', 'PUT']);
  expect(heard).toEqual([{ site: 'alder', namespace: 'hints' }]);
  expect(await client.read('hints')).toEqual({ feeds: false });
  await client.refetch('hints');
  expect(sent).toEqual(['GET', 'PUT', 'GET']);
  stop();
});

it('PREF-03 failures are reported and thrown on', async () => {
  const { client, reported, goDown } = open();
  goDown();
  await expect(client.read('hints')).rejects.toThrow('Network error');
  await expect(client.write('hints', { feeds: 1 })).rejects.toThrow('Network error');
  expect(reported).toEqual(['Network error', 'Network error']);
});
