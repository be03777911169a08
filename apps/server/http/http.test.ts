import { ApiError } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { ensureCrumb, requireCrumb } from './crumb.ts';

const crumb = 'a'.repeat(43);

describe('every call', () => {
  let app: TestApp;
  let server: FastifyInstance;
  beforeAll(async () => {
    app = await createTestApp();
    await app.createSite();
    server = await buildApp(app.ctx);
    server.post('/try/write', (request) => {
      requireCrumb(request);
      return { ok: true };
    });
    server.get('/try/crumb', (request, reply) => ({ crumb: ensureCrumb(request, reply) }));
    server.post('/try/schema', (request) => z.object({ a: z.number() }).parse(request.body));
    server.get('/try/broken', () => {
      throw new Error('secret of the house');
    });
    server.get('/try/file', async (_request, reply) => {
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', 'attachment; filename="orders.csv"');
      throw new Error('the database went away');
    });
    server.get('/try/refused', () => {
      throw new ApiError('not_enough_stock');
    });
    server.get('/try/large', () => ({ text: 'words '.repeat(1000) }));
    await server.ready();
  });
  afterAll(async () => {
    await server.close();
    await app.close();
  });

  const post = (url: string, headers: Record<string, string>, payload = '{}') =>
    server.inject({ method: 'POST', url, headers: { host: 'shop.example', ...headers }, payload });
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const withCrumb = { ...json, cookie: `crumb=${crumb}` };

  it('D-18 takes the crumb as header or as query', async () => {
    const byHeader = await post('/try/write', { ...withCrumb, 'x-csrf-token': crumb });
    expect(byHeader.statusCode).toBe(200);
    expect((await post(`/try/write?crumb=${crumb}`, withCrumb)).statusCode).toBe(200);
  });

  it('ATC-23 D-18 refuses a wrong or missing crumb and answers the fresh one', async () => {
    const wrong = await post('/try/write', { ...withCrumb, 'x-csrf-token': 'b'.repeat(43) });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ crumbFail: true, crumb, code: 'crumb_fail' });
    const missing = await post('/try/write', json);
    const fresh = missing.json<{ crumb: string }>().crumb;
    expect(missing.cookies).toContainEqual(
      expect.objectContaining({ name: 'crumb', value: fresh, path: '/', sameSite: 'Lax' }),
    );
  });

  it('takes a form of the own host without a crumb, and no form of another one', async () => {
    const own = await post('/try/write', { ...form, origin: 'http://shop.example' }, 'a=1');
    expect(own.statusCode).toBe(200);
    const foreign = { ...form, origin: 'https://evil.example', cookie: `crumb=${crumb}` };
    expect((await post(`/try/write?crumb=${crumb}`, foreign, 'a=1')).statusCode).toBe(400);
    expect((await post('/try/write', { ...form, origin: 'null' }, 'a=1')).statusCode).toBe(400);
    expect((await post('/try/write', form, 'a=1')).statusCode).toBe(400);
    const hidden = { ...form, origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await post('/try/write', hidden, 'a=1')).statusCode).toBe(200);
  });

  it('D-17 keeps the crumb that is there, and sets one that scripts can read', async () => {
    const first = await server.inject('/try/crumb');
    expect(first.cookies).toHaveLength(1);
    expect(first.cookies[0]).not.toHaveProperty('httpOnly');
    expect(first.cookies[0]).not.toHaveProperty('maxAge');
    const cookies = { crumb: first.json<{ crumb: string }>().crumb };
    const second = await server.inject({ url: '/try/crumb', cookies });
    expect(second.cookies).toHaveLength(0);
    expect(second.json()).toEqual(first.json());
  });

  it('answers malformed, oversized and strange bodies from the catalogue', async () => {
    const malformed = await post('/try/schema', json, '{"a":');
    expect([malformed.statusCode, malformed.json<{ code: string }>().code]).toEqual([
      400,
      'invalid_request',
    ]);
    const empty = await post('/try/schema', json, '');
    expect(empty.statusCode).toBe(400);
    const large = await post('/try/schema', json, JSON.stringify({ a: 'x'.repeat(1_100_000) }));
    expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, 'too_large']);
    const strange = await post('/try/schema', { 'content-type': 'application/x-strange' }, 'x');
    expect(strange.statusCode).toBe(415);
    expect(strange.json()).toHaveProperty('message');
    const wrong = await post('/try/schema', json, '{"a":"b"}');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ errors: { a: expect.any(String) } });
  });

  it('says nothing of what went wrong inside', async () => {
    const broken = await server.inject('/try/broken');
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toContain('secret');
    expect(broken.json()).toMatchObject({ code: 'server_error' });
  });

  it('answers a file that fails as what failed, and not as a file', async () => {
    const answer = await server.inject({ url: '/try/file', headers: { host: 'shop.example' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual(new ApiError('server_error').toBody());
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it('answers errors of the catalogue with their status and a flat body', async () => {
    const refused = await server.inject('/try/refused');
    expect(refused.statusCode).toBe(409);
    const body = refused.json<{ message: string; error: string }>();
    expect(body.error).toBe(body.message);
  });

  it('compresses large answers and leaves small ones', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const large = await server.inject({ url: '/try/large', headers });
    expect(large.headers['content-encoding']).toBe('br');
    const small = await server.inject({ url: '/try/crumb', headers });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });

  it('limits the writes of one address with 429', async () => {
    const write = async () =>
      server.inject({
        method: 'POST',
        url: '/try/write',
        remoteAddress: '203.0.113.7',
        headers: { ...withCrumb, 'x-csrf-token': crumb },
        payload: '{}',
      });
    for (let count = 0; count < 240; count += 1) await write();
    const refused = await write();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(refused.headers).toHaveProperty('retry-after');
  });
});
