import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let url: string;
let crumb: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.createSite();
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const read = await fetch(`${url}/api/commerce/shopping-cart`);
  crumb = /crumb=([^;]+)/.exec(read.headers.get('set-cookie') ?? '')![1]!;
});
afterAll(() => app.close());

it.each([['of a known length'], ['in chunks']])(
  'a client reads why its body of 10 MB %s is refused',
  async (kind) => {
    const text = JSON.stringify({ itemId: 'x'.repeat(10_000_000) });
    const body = kind === 'in chunks' ? new Blob([text]).stream() : text;
    const response = await fetch(`${url}/api/commerce/shopping-cart/entries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': crumb,
        cookie: `crumb=${crumb}`,
      },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large' });
  },
);

it('a client that sends much without a crumb reads that too', async () => {
  const response = await fetch(`${url}/api/commerce/shopping-cart/entries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ itemId: 'x'.repeat(10_000_000) }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ crumbFail: true });
});
