import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { calls } from '@sitewright/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { OpenApi } from './write-openapi.ts';

/** The framework says on this channel that it made a server. */
const started = 'fastify.initialization';

describe('the document of the calls', () => {
  let app: TestApp;
  let api: OpenApi;
  const routes: string[] = [];
  beforeAll(async () => {
    subscribe(started, collectRoutes);
    app = await createTestApp();
    unsubscribe(started, collectRoutes);
    api = (await app.inject('/api/openapi.json')).json<OpenApi>();
  });
  afterAll(() => app.close());

  function collectRoutes(message: unknown): void {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push(`${name} ${url}`);
    });
  }

  it('PROD-11 is valid OpenAPI 3.1 (D-01)', async () => {
    const { valid, errors } = await new Validator().validate({ ...api });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(api.openapi).toMatch(/^3\.1\./);
  });

  it('PROD-11 has every call of the contract, with what it takes and answers', () => {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const operation = api.paths[path]?.[call.method.toLowerCase()];
      expect(operation?.summary, call.address).toBe(call.summary);
      expect(operation?.requestBody !== undefined, call.address).toBe(
        'body' in call || 'form' in call,
      );
      expect('200' in (operation?.responses ?? {}), call.address).toBe(
        'answer' in call || 'file' in call,
      );
    }
    const ids = Object.values(api.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(calls.length);
    expect(ids).toHaveLength(calls.length);
  });

  it('PROD-11 every address under /api is a call of the contract', () => {
    const known = new Set<string>(calls.map(({ address }) => address));
    const own = new Set([
      'GET /api/openapi.json',
      'GET /api/docs',
      // The protocol of large uploads says what these take and answer.
      'POST /api/sites/:identifier/uploads',
      'PATCH /api/sites/:identifier/uploads/:id',
      'DELETE /api/sites/:identifier/uploads/:id',
      // The bytes of a table, as they come.
      'POST /api/sites/:identifier/imports/file',
      // The bytes of a backup, piece by piece.
      'POST /api/sites/:identifier/backups/pieces',
      // The bytes of the files of a site, piece by piece.
      'POST /api/staff/sites/pieces',
    ]);
    const strangers = routes.filter(
      (address) => /^\w+ \/api\//.test(address) && !known.has(address) && !own.has(address),
    );
    expect(strangers.filter((address) => !address.startsWith('HEAD '))).toEqual([]);
    const missing = [...known].filter((address) => !routes.includes(address));
    expect(missing).toEqual([]);
  });

  it('PROD-11 can be read as a page that needs no script and nothing from elsewhere', async () => {
    const page = await app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { summary } of calls) expect(page.body).toContain(`<h2>${summary}</h2>`);
    expect(page.body).not.toMatch(/<script|https?:\/\//);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
