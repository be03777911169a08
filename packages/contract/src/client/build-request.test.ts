import { expect, it } from 'vitest';
import { buildRequest } from './build-request.ts';

const read = { address: 'GET /api/commerce/shopping-cart' };
const write = { address: 'POST /api/commerce/shopping-cart/entries', body: { itemId: 'p1' } };

it('D-18 a write carries the crumb that there is, a read never', () => {
  expect(buildRequest(write, 'c').init.headers).toHaveProperty('x-csrf-token', 'c');
  for (const crumb of [undefined, '']) {
    expect(buildRequest(write, crumb).init.headers).not.toHaveProperty('x-csrf-token');
  }
  expect(buildRequest(read, 'c').init.headers).not.toHaveProperty('x-csrf-token');
});

it('method and path come from the address', () => {
  expect(buildRequest(read, undefined)).toEqual({
    path: '/api/commerce/shopping-cart',
    init: {
      method: 'GET',
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
    },
  });
});

it('a body is JSON and says so', () => {
  const { init } = buildRequest(write, undefined);
  expect(init).toMatchObject({ method: 'POST', body: '{"itemId":"p1"}' });
  expect(init.headers).toHaveProperty('content-type', 'application/json');
});

it('what is not set is left out of query and headers', () => {
  const { path, init } = buildRequest(
    { ...read, query: { mock: undefined, timecode: null, at: 0 }, headers: { a: undefined, b: 1 } },
    undefined,
  );
  expect(path).toBe('/api/commerce/shopping-cart?at=0');
  expect(init.headers).toEqual({ accept: 'application/json', b: '1' });
});

it('a request can be called off', () => {
  const { signal } = new AbortController();
  expect(buildRequest({ ...read, signal }, undefined).init.signal).toBe(signal);
});
