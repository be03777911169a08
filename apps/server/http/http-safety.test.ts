/** What strangers may try. Each of these once worked. */
import { once } from 'node:events';
import net from 'node:net';
import { addressLimits, connectionLimits, requestLimits } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../testing/test-app.ts';
import { createTestShop, TestVisitor } from '../testing/test-shop.ts';

const cartPath = '/api/commerce/shopping-cart';
const entriesPath = `${cartPath}/entries`;
// Many of these start a server of their own.
vi.setConfig({ testTimeout: 90_000 });

const jsonType = { 'content-type': 'application/json' };

/** An app that is closed when the work is done. */
async function withApp(
  options: TestAppOptions,
  work: (app: TestApp, siteId: string) => Promise<void>,
): Promise<void> {
  const app = await createTestApp(options);
  try {
    await work(app, await app.createSite({ identifier: 'main' }));
  } finally {
    await app.close();
  }
}

const limited = (environment: Record<string, string> = {}): TestAppOptions => ({
  environment: { RATE_LIMITS: 'on', ...environment },
});

describe('ceilings by address', () => {
  /** Posts until one is refused; answers how many went through. */
  async function countUntilRefused(
    app: TestApp,
    addressOf: (index: number) => { headers?: Record<string, string>; remoteAddress?: string },
  ): Promise<number> {
    for (let index = 0; index < 300; index += 1) {
      const { headers, remoteAddress } = addressOf(index);
      const { statusCode } = await app.inject({
        method: 'POST',
        url: entriesPath,
        headers: { ...headers },
        ...(remoteAddress ? { remoteAddress } : {}),
      });
      if (statusCode === 429) return index;
    }
    return Infinity;
  }

  const ways: Record<string, string>[] = [{ TRUST_PROXY: '1' }, { TRUST_PROXY: '127.0.0.1' }, {}];
  it.each(ways)('are not passed by claiming to be this machine: %o', async (environment) => {
    await withApp(limited(environment), async (app) => {
      const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' };
      expect(await countUntilRefused(app, () => ({ headers }))).toBe(240);
    });
  });

  it('hold behind a proxy on this machine, one for each visitor', async () => {
    await withApp(limited({ TRUST_PROXY: '127.0.0.1' }), async (app) => {
      const of = (address: string) => () => ({ headers: { 'x-forwarded-for': address } });
      expect(await countUntilRefused(app, of('203.0.113.1'))).toBe(240);
      const other = await app.inject({
        method: 'POST',
        url: entriesPath,
        headers: { 'x-forwarded-for': '203.0.113.2' },
      });
      expect(other.statusCode).toBe(400);
    });
  });

  it('count the IPv6 network of one customer together', async () => {
    await withApp(limited(), async (app) => {
      const count = await countUntilRefused(app, (index) => ({
        remoteAddress: `2a01:4f8::${(index + 1).toString(16)}`,
      }));
      expect(count).toBe(240);
    });
  });
});

describe('what is at no address', () => {
  it.each(['POST', 'PUT', 'OPTIONS'] as const)('counts as well: %s', async (method) => {
    await withApp(limited(), async (app) => {
      const ceiling =
        method === 'OPTIONS' ? addressLimits.readsPerMinute : addressLimits.writesPerMinute;
      const ask = () => app.inject({ method, url: '/nothing' });
      for (let count = 0; count < ceiling; count += 1) await ask();
      expect((await ask()).statusCode).toBe(429);
    });
  });

  it.each(['/%zz', '/api/%E0%A4%A', '/config/sites/a/mails/%'])(
    '%s, which cannot be read, is refused as any other request is',
    async (url) => {
      await withApp({}, async (app) => {
        const response = await app.inject(url);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ code: 'invalid_request', status: 400 });
        expect(response.body).not.toContain(url);
        expect(response.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none';frame-ancestors 'none'",
          'cache-control': 'no-store',
        });
      });
    },
  );
});

describe('TRUST_PROXY', () => {
  it.each([
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.1, fd00::/8,loopback', ['10.0.0.1', 'fd00::/8', 'loopback']],
  ])('reads %j', (text, trustedProxies) => {
    expect(readConfig({ TRUST_PROXY: text })).toMatchObject({ trustedProxies });
  });

  it.each(['true', '99', 'my-proxy', '10.0.0.0/99'])('refuses %j in one line', (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
      `TRUST_PROXY must be the number of proxies in front, or a list of their addresses and networks (10.0.0.0/8), not "${text}".`,
    );
  });
});

describe('the site and its address', () => {
  const ask = async (environment: Record<string, string>, remoteAddress: string) => {
    let body = '';
    await withApp({ environment }, async (app) => {
      await app.createSite({ identifier: 'second', host: 'second.example' });
      const headers = { host: 'main.example', 'x-forwarded-host': 'second.example' };
      body = (await app.inject({ url: '/robots.txt', headers, remoteAddress })).body;
    });
    return /Sitemap: (\S+)/.exec(body)?.[1];
  };

  it('come from X-Forwarded-Host of proxies that are named, and of nobody else', async () => {
    const named = { TRUST_PROXY: '10.0.0.1' };
    expect(await ask(named, '10.0.0.1')).toBe('http://second.example/sitemap.xml');
    expect(await ask(named, '203.0.113.5')).toBe('http://main.example/sitemap.xml');
    expect(await ask({ TRUST_PROXY: '1' }, '10.0.0.1')).toBe('http://main.example/sitemap.xml');
    expect(await ask({}, '10.0.0.1')).toBe('http://main.example/sitemap.xml');
  });
});

describe('cookies', () => {
  const secureOf = async (environment: Record<string, string>, remoteAddress: string) => {
    const found: (boolean | undefined)[] = [];
    await withApp({ environment }, async (app) => {
      const headers = { 'x-forwarded-proto': 'https' };
      const response = await app.inject({ url: cartPath, headers, remoteAddress });
      found.push(...response.cookies.map(({ secure }) => secure === true));
    });
    return found;
  };

  it('are Secure where a trusted proxy or the public address says https', async () => {
    expect(await secureOf({ TRUST_PROXY: '10.0.0.1' }, '10.0.0.1')).toEqual([true]);
    expect(await secureOf({ PUBLIC_URL: 'https://shop.example' }, '203.0.113.5')).toEqual([true]);
    expect(await secureOf({ TRUST_PROXY: '10.0.0.1' }, '203.0.113.5')).toEqual([false]);
  });
});

describeOnBothDatabases('counted attempts', (database) => {
  it('are one count for all processes, of codes and payments', async () => {
    await withApp({ ...limited(), database }, async (app) => {
      const other = { ...app.ctx };
      const { CallLimits } = await import('./call-limits.ts');
      const second = new CallLimits(other);
      const attempt = { address: '203.0.113.9', cart: 'site:cart' };
      for (let count = 0; count < 5; count += 1) {
        await app.ctx.attempts.take('pay', attempt);
        await second.take('pay', attempt);
      }
      await expect(second.take('pay', attempt)).rejects.toThrow('Please try again');
      await expect(app.ctx.attempts.take('pay', attempt)).rejects.toThrow('Please try again');
      app.setNow(new Date(app.ctx.now().getTime() + 3_600_000));
      await expect(second.take('pay', attempt)).resolves.toBeUndefined();
      const rows = await app.ctx.db.selectFrom('attempt_counts').select('key').execute();
      expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
    });
  });

  it('are forgotten when their window is over', async () => {
    await withApp({ ...limited(), database }, async (app) => {
      const { removeOldAttempts } = await import('../jobs/remove-old-attempts.ts');
      await app.ctx.attempts.take('signIn', { address: '203.0.113.9' });
      const count = async () =>
        (await app.ctx.db.selectFrom('attempt_counts').select('key').execute()).length;
      await removeOldAttempts.run(app.ctx);
      expect(await count()).toBe(1);
      app.setNow(new Date(app.ctx.now().getTime() + 61_000));
      await removeOldAttempts.run(app.ctx);
      expect(await count()).toBe(0);
    });
  });
});

describeOnBothDatabases('strange input', (database) => {
  let app: TestApp;
  let productId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const shop = await createTestShop(app, await app.createSite());
    const form = [{ id: 'f1', type: 'text' as const, title: 'Name' }];
    productId = (await shop.addProduct({ form })).id;
  });
  afterAll(() => app.close());

  it.each([
    ['/shop?tag=%00', 400],
    ['/search?q=%00', 400],
    ['/%00', 404],
    ['/s/%00.png', 404],
    ['/api/commerce/inventory/stock/?itemId=%00', 400],
    [`/search?q=${'x'.repeat(9_000)}`, 400],
    ['/shop?offset=9000000000000000', 200],
    ['/shop?offset=8640000000000000', 200],
  ])('%s is answered by %i', async (url, status) => {
    expect((await app.inject(url.slice(0, 20_000))).statusCode).toBe(status);
  });

  const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  it.each([
    ['nested', (id: string) => `{"itemId":"${id}","additionalFields":${nest(9_000)}}`],
    [
      'nested in a text',
      (id: string) => JSON.stringify({ itemId: id, additionalFields: nest(9_000) }),
    ],
    ['with a zero byte', (id: string) => `{"itemId":"${id}","additionalFields":{"f1":"\\u0000"}}`],
    [
      'with a zero byte in a text',
      (id: string) => JSON.stringify({ itemId: id, additionalFields: '{"f1":"\\u0000"}' }),
    ],
    [
      'with half a character',
      (id: string) => `{"itemId":"${id}","additionalFields":{"f1":"\\ud800"}}`,
    ],
  ])('answers to a form that are %s are refused', async (_kind, bodyOf) => {
    const visitor = new TestVisitor(app);
    await visitor.send('GET', cartPath);
    const response = await app.inject({
      method: 'POST',
      url: '/api/commerce/shopping-cart/entries',
      headers: {
        ...jsonType,
        cookie: `crumb=${visitor.cookies.get('crumb')}`,
        'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      },
      payload: bodyOf(productId),
    });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      400,
      'invalid_request',
    ]);
  });
});

describe('plain forms', () => {
  it('that are refused never lead back to another host', async () => {
    await withApp({}, async (app) => {
      const refused = await app.inject({
        method: 'POST',
        url: '/checkout?cartToken=x',
        headers: {
          host: 'shop.example',
          referer: 'http://shop.example//evil.example/x',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'email=a',
      });
      expect(refused.body).toContain('href="/"');
      expect(refused.body).not.toContain('evil.example');
    });
  });

  it('of more fields than any page has are not read', async () => {
    await withApp({}, async (app) => {
      const visitor = new TestVisitor(app);
      const post = (fields: number) => {
        const more = Array.from({ length: fields - 1 }, (_, index) => `f${index}=1`);
        return visitor.send('POST', '/gift-card', {
          body: new URLSearchParams(['code=XY', ...more].join('&')),
        });
      };
      const read = await post(requestLimits.formFields);
      expect(read.body).toContain('aria-describedby="sw-code-error"');
      const unread = await post(requestLimits.formFields + 1);
      expect(unread.statusCode).toBe(400);
      expect(unread.body).not.toContain('sw-code');
    });
  });

  it('that come too often get a page, not JSON', async () => {
    await withApp(limited(), async (app) => {
      const post = () =>
        app.inject({
          method: 'POST',
          url: '/checkout?cartToken=x',
          headers: {
            host: 'shop.example',
            origin: 'http://shop.example',
            referer: 'http://shop.example/checkout?cartToken=x',
            'content-type': 'application/x-www-form-urlencoded',
          },
          payload: 'email=a',
        });
      for (let count = 0; count < 10; count += 1) await post();
      const refused = await post();
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['content-type']).toContain('text/html');
      expect(refused.body).toContain('Please try again in a few seconds.');
      expect(refused.body).toContain('href="/checkout?cartToken=x"');
      for (let count = 0; count < 240; count += 1) await post();
      expect((await post()).headers['content-type']).toContain('text/html');
    });
  });
});

describe('slow connections', () => {
  const openSlowly = async (port: number, localAddress?: string): Promise<net.Socket> => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };

  it('end when the request has not arrived in time', async () => {
    await withApp({ environment: { REQUEST_TIMEOUT_SECONDS: '1' } }, async (app) => {
      await app.server.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.server.address() as net.AddressInfo;
      const socket = await openSlowly(port);
      socket.resume();
      socket.write('POST /checkout HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nx');
      const drip = setInterval(() => socket.write('x'), 200);
      await once(socket, 'close');
      clearInterval(drip);
      const silent = await openSlowly(port);
      silent.resume();
      silent.write('GET / HTTP/1.1\r\nhost:');
      await once(silent, 'close');
      expect(socket.bytesRead).toBeGreaterThan(0);
    });
  });

  it('of one address cannot hold the server', async () => {
    await withApp(limited(), async (app) => {
      await app.server.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.server.address() as net.AddressInfo;
      const sockets: net.Socket[] = [];
      for (let count = 0; count < connectionLimits.perAddress; count += 1) {
        sockets.push(await openSlowly(port));
      }
      const surplus = await openSlowly(port);
      if (!surplus.destroyed) await once(surplus.resume(), 'close');
      expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
      const neighbour = await openSlowly(port, '127.0.0.2');
      neighbour.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
      const [answer] = (await once(neighbour, 'data')) as [Buffer];
      expect(String(answer)).toContain('200 OK');
      for (const socket of [...sockets, neighbour]) socket.destroy();
    });
  });
});
