import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const offline = () => Promise.reject(new TypeError('no network'));

function setUp(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => answers.shift()!());
  const pause = vi.fn(async (_milliseconds: number) => {});
  const call = createClient({ fetch, pause, readCrumb: () => 'old' });
  const sent = (at: number) => fetch.mock.calls[at]!;
  return { call, fetch, pause, sent };
}

const body = { itemId: 'p1', sku: 'A', quantity: 1 };
const added = { shoppingCart: {}, newlyAdded: {}, crumb: 'c' };

describe('client', () => {
  it('ATC-27 sends JSON with the crumb and the id that makes it count once', async () => {
    const { call, sent } = setUp(() => json(added));
    const headers = { 'add-to-cart-id': 'id-1' };
    const result = await call('POST /api/commerce/shopping-cart/entries', { headers, body });
    expect(result).toEqual({ ok: true, answer: added });
    expect(sent(0)[0]).toBe('/api/commerce/shopping-cart/entries');
    expect(sent(0)[1]).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: JSON.stringify(body),
      headers: { 'x-csrf-token': 'old', 'add-to-cart-id': 'id-1' },
    });
  });

  it('fills the path and the query', async () => {
    const { call, sent } = setUp(
      () => json({}),
      () => json({ results: [] }),
    );
    await call('DELETE /api/commerce/shopping-cart/entries/:entryId', {
      params: { entryId: 'a/b' },
    });
    expect(sent(0)[0]).toBe('/api/commerce/shopping-cart/entries/a%2Fb');
    await call('GET /api/commerce/inventory/stock/', { query: { itemId: 'p 1' } });
    expect(sent(1)[0]).toBe('/api/commerce/inventory/stock/?itemId=p+1');
    expect(sent(1)[1].headers).not.toHaveProperty('x-csrf-token');
  });

  it('ATC-23 tries once more, silently, with the fresh crumb, and with the same id (D-69)', async () => {
    const { call, fetch, sent } = setUp(
      () => json({ crumbFail: true, crumb: 'fresh', message: 'expired' }, 400),
      () => json(added),
    );
    const headers = { 'add-to-cart-id': 'id-1' };
    const result = await call('POST /api/commerce/shopping-cart/entries', { headers, body });
    expect(result.ok).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(sent(1)[1].headers).toMatchObject({ 'x-csrf-token': 'fresh', 'add-to-cart-id': 'id-1' });
  });

  it('ATC-23 reports the crumb failure when the second try fails too', async () => {
    const failing = () => json({ crumbFail: true, crumb: 'fresh', message: 'expired' }, 400);
    const { call, fetch } = setUp(failing, failing, failing);
    const result = await call('POST /api/commerce/shopping-cart/entries', { headers: {}, body });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'crumb', message: 'expired' } });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{ error: 'No.' }, 200, { kind: 'refused', message: 'No.' }],
    [{ crumbFail: true }, 200, { kind: 'crumb' }],
    [{ message: 'Slow', error: 'Slow', code: 'too_many_requests' }, 429, { kind: 'too-many' }],
    [{ message: 'Gone', code: 'not_found' }, 404, { code: 'not_found', status: 404 }],
    ['<html>', 500, { kind: 'refused', status: 500, message: '' }],
  ])('ATC-26 reads %j with status %i as a failure', async (answer, status, failure) => {
    const { call } = setUp(() => json(answer, status));
    const result = await call('POST /api/commerce/shopping-cart/entries', { headers: {}, body });
    expect(result).toMatchObject({ ok: false, failure });
  });

  it('MSG-05 tries a read twice more when no answer arrives, a write never (D-75)', async () => {
    const read = setUp(offline, offline, () => json({ results: [] }));
    const result = await read.call('GET /api/commerce/inventory/stock/', {
      query: { itemId: 'p' },
    });
    expect(result.ok).toBe(true);
    expect(read.pause.mock.calls).toEqual([[400], [800]]);
    const write = setUp(offline);
    const failed = await write.call('POST /api/commerce/shopping-cart/entries', {
      headers: {},
      body,
    });
    expect(failed).toMatchObject({ ok: false, failure: { kind: 'offline', status: 0 } });
    expect(write.fetch).toHaveBeenCalledTimes(1);
  });
});
