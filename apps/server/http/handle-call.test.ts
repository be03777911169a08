import { ApiError, defineCall } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { CallScope } from './call-scope.ts';
import { AnswerMismatchError } from './check-answer.ts';
import { handleCall } from './handle-call.ts';
import type { RequireKey } from './require-key.ts';
import type { RequireStaff } from './require-staff.ts';

const crumb = 'a'.repeat(43);

const rename = defineCall('PUT /try/things/:thingId', 'Rename a thing', {
  params: z.object({ thingId: z.string().max(5) }),
  query: z.object({ loud: z.enum(['yes', 'no']).default('no') }),
  headers: z.object({ 'try-id': z.string() }),
  body: z.object({ name: z.string().trim() }),
  answer: z.object({ name: z.string(), loud: z.string() }),
});
const submit = defineCall(
  'POST /try/forms',
  'Post a form',
  { form: z.object({ name: z.string().min(1) }) },
  { protection: 'origin', limit: 'enterCode' },
);
const both = defineCall('POST /try/both', 'Add by JSON or by form', {
  body: z.object({ n: z.number() }),
  form: z.object({ n: z.coerce.number() }),
  answer: z.object({ n: z.number() }),
});
const signed = defineCall(
  'POST /try/signed',
  'Take signed news',
  { body: z.string(), answer: z.object({ length: z.int() }) },
  { protection: 'signature' },
);
const guarded = defineCall(
  'GET /try/sites/:identifier/guarded',
  'Tell who asks',
  {
    params: z.object({ identifier: z.string() }),
    answer: z.object({ name: z.string(), siteId: z.string() }),
  },
  { access: { permission: 'view-orders' } },
);
const keyed = defineCall(
  'POST /try/keyed',
  'Tell which key asks',
  { body: z.object({ n: z.number() }), answer: z.object({ name: z.string(), keyId: z.string() }) },
  { access: { scope: 'orders:write' } },
);
const wrong = defineCall('GET /try/wrong', 'Answer more than it should', {
  answer: z.object({ list: z.array(z.object({ id: z.string() })) }),
});

const requireStaff: RequireStaff = async (request, site, permission) => {
  if (request.headers['try-staff'] !== permission) throw new ApiError('not_allowed');
  return {
    accountId: `ada of ${site?.siteId}`,
    displayName: 'Ada',
    provedAt: null,
    isOwner: false,
    roles: [],
  };
};

const requireKey: RequireKey = async ({ request, reply }, site, scope) => {
  if (request.headers.authorization !== `Bearer ${scope}`) {
    reply.header('Retry-After', '7');
    throw new ApiError('key_exhausted');
  }
  return { keyId: `k of ${site.siteId}`, name: 'Robot', scopes: [] };
};

describe('handleCall', () => {
  let app: TestApp;
  let server: TestApp['server'];
  let otherSiteId: string;
  const mismatches: string[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    await app.createSite();
    otherSiteId = await app.createSite({ identifier: 'other' });
    server = await buildApp(app.ctx);
    server.addHook('onError', async (_request, _reply, error) => {
      if (error instanceof AnswerMismatchError) mismatches.push(error.message);
    });
    const scope: CallScope = { server, ctx: app.ctx, requireStaff, requireKey };
    handleCall(scope, rename, ({ params, query, headers, body }) => ({
      name: [params.thingId, headers['try-id'], body.name].join(' '),
      loud: query.loud,
    }));
    handleCall(scope, submit, {
      form: ({ form }) => `/done?name=${form.name}`,
      formError: ({ code }) => `/failed?error=${code}`,
    });
    handleCall(scope, both, {
      answer: ({ body }) => ({ n: body.n + 1 }),
      form: ({ form }) => `/done?n=${form.n + 1}`,
    });
    handleCall(scope, signed, ({ body }) => ({ length: body.length }));
    handleCall(scope, guarded, ({ staff, site }) => ({
      name: staff.accountId,
      siteId: site.siteId,
    }));
    handleCall(scope, keyed, ({ key: { name, keyId } }) => ({ name, keyId }));
    const listed = [{ id: 'x', secret: 'y' }];
    handleCall(scope, wrong, () => ({ list: listed }));
    await server.ready();
  });
  afterAll(async () => {
    await server.close();
    await app.close();
  });

  const host = 'shop.example';
  const vouched = { host, cookie: `crumb=${crumb}`, 'x-csrf-token': crumb };
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const put = (parts: Record<string, unknown> = {}) =>
    server.inject({
      method: 'PUT',
      url: '/try/things/t1?loud=yes',
      headers: { ...vouched, ...json, 'try-id': 'h1' },
      payload: { name: ' n1 ' },
      ...parts,
    });

  it('hands over the parsed parts and answers what the handler returns', async () => {
    const response = await put();
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { name: 't1 h1 n1', loud: 'yes' },
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a parameter', { url: '/try/things/too-long' }, 'thingId'],
    ['the query', { url: '/try/things/t1?loud=maybe' }, 'loud'],
    ['a header', { headers: { ...vouched, ...json } }, 'try-id'],
    ['the body', { payload: { name: 1 } }, 'name'],
  ])('refuses a wrong value of %s with one message a field', async (_part, parts, field) => {
    const response = await put(parts);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('D-18 asks for the crumb, and takes no form that the call does not declare', async () => {
    const bare = await put({ headers: { host, ...json, 'try-id': 'h1' } });
    expect(bare.json()).toMatchObject({ crumbFail: true });
    const asForm = await put({
      headers: { ...vouched, ...form, origin: `http://${host}`, 'try-id': 'h1' },
      payload: 'name=n1',
    });
    expect(asForm.statusCode).toBe(400);
  });

  it('answers a declared form by a redirect, and its errors by another', async () => {
    const post = (payload: string, headers = {}) =>
      server.inject({
        method: 'POST',
        url: '/try/forms',
        headers: { host, ...form, origin: `http://${host}`, ...headers },
        payload,
      });
    const done = await post('name=x');
    expect([done.statusCode, done.headers.location]).toEqual([303, '/done?name=x']);
    expect((await post('name=')).headers.location).toBe('/failed?error=invalid_request');
    expect((await post('name=x', { origin: 'http://evil.example' })).statusCode).toBe(400);
    expect((await post('{"name":"x"}', { ...json, ...vouched })).statusCode).toBe(400);
  });

  it('takes JSON and a form at one address', async () => {
    const url = '/try/both';
    const byJson = await server.inject({
      method: 'POST',
      url,
      headers: { ...vouched, ...json },
      payload: { n: 1 },
    });
    expect(byJson.json()).toEqual({ n: 2 });
    const headers = { host, ...form, origin: `http://${host}` };
    const byForm = await server.inject({ method: 'POST', url, headers, payload: 'n=1' });
    expect(byForm.headers.location).toBe('/done?n=2');
  });

  it('gives a signed call its body as text, with no crumb asked', async () => {
    const headers = { host, ...json };
    const payload = '{ "a": 1 }';
    const response = await server.inject({ method: 'POST', url: '/try/signed', headers, payload });
    expect(response.json()).toEqual({ length: payload.length });
  });

  it('asks for the permission before it looks at anything else', async () => {
    const ask = (staff: string, identifier = 'other') =>
      server.inject({
        url: `/try/sites/${identifier}/guarded`,
        headers: { host, 'try-staff': staff },
      });
    expect((await ask('view-products')).statusCode).toBe(403);
    expect((await ask('view-orders')).json()).toEqual({
      name: `ada of ${otherSiteId}`,
      siteId: otherSiteId,
    });
    expect((await ask('view-orders', 'nobody')).statusCode).toBe(404);
  });

  it('D-74 asks for a key with the scope, needs no crumb, and takes no form', async () => {
    const ask = (headers: Record<string, string>, payload = '{"n":1}') =>
      server.inject({ method: 'POST', url: '/try/keyed', headers: { host, ...headers }, payload });
    const right = { authorization: 'Bearer orders:write' };
    const siteId = (await ask({ ...json, ...right })).json<{ keyId: string }>().keyId;
    expect(siteId).toMatch(/^k of \w{24}$/);
    const refused = await ask({ ...json, authorization: 'Bearer orders:read' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
    expect((await ask({ ...form, ...right }, 'n=1')).statusCode).toBe(400);
  });

  it('ATC-25 counts against the limit that the call names', async () => {
    const post = () =>
      server.inject({
        method: 'POST',
        url: '/try/forms',
        remoteAddress: '203.0.113.20',
        headers: { host, ...form, origin: `http://${host}` },
        payload: 'name=x',
      });
    for (let count = 0; count < 60; count += 1) await post();
    expect((await post()).headers.location).toBe('/failed?error=too_many_requests');
  });

  it('finds an answer that is not the contract’s while tests run', async () => {
    const response = await server.inject({ url: '/try/wrong', headers: { host } });
    expect(response.statusCode).toBe(500);
    expect(mismatches).toEqual([
      'GET /try/wrong does not answer its schema: list.0.secret: unknown',
    ]);
  });
});
