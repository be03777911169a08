/** The real app on a throwaway database, for tests through the front door. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { AppContext } from '../context.ts';
import { createContext } from '../create-context.ts';
import { newId } from '../db/id.ts';
import { openTestDatabase, type TestDatabaseKind } from './test-database.ts';

export interface TestAppOptions {
  database?: TestDatabaseKind;
  /** More settings, as in the environment. */
  environment?: Record<string, string>;
  /** The time at the start; `app.setNow` moves it. */
  now?: Date;
}

export interface NewSite {
  identifier?: string;
  title?: string;
  theme?: string;
  currency?: string;
  locale?: string;
  timeZone?: string;
  isDefault?: boolean;
  settings?: Record<string, unknown>;
  host?: string;
}

export interface TestApp {
  server: FastifyInstance;
  ctx: AppContext;
  /** `server.inject`: a request without a network. */
  inject: FastifyInstance['inject'];
  /** Makes a site and answers its id. The first one is the default site unless told. */
  createSite(site?: NewSite): Promise<string>;
  /** Sets the time that the app sees. */
  setNow(now: Date): void;
  close(): Promise<void>;
}

/** Starts it. Call `close` in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-test-'));
  const database = await openTestDatabase(options.database ?? 'embedded');
  let now = options.now ?? new Date('2026-03-02T12:00:00Z');
  const ctx = await createContext({
    config: readConfig({ DATA_DIR: dataDir, ...options.environment }),
    log: pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    database,
    now: () => now,
  });
  const server = await buildApp(ctx);
  await server.ready();
  let sites = 0;
  return {
    server,
    ctx,
    inject: server.inject.bind(server) as FastifyInstance['inject'],
    async createSite(site = {}) {
      sites += 1;
      return insertSite(ctx, { isDefault: sites === 1, identifier: `site-${sites}`, ...site });
    },
    setNow(time) {
      now = time;
    },
    async close() {
      await server.close();
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function insertSite(ctx: AppContext, site: NewSite): Promise<string> {
  const siteId = newId();
  await ctx.transact(async (trx) => {
    await trx
      .insertInto('sites')
      .values({
        site_id: siteId,
        identifier: site.identifier ?? siteId,
        title: site.title ?? 'Test Shop',
        tagline: '',
        description: '',
        theme: site.theme ?? 'linden',
        currency: site.currency ?? 'USD',
        locale: site.locale ?? 'en-US',
        time_zone: site.timeZone ?? 'America/New_York',
        is_default: site.isDefault ?? false,
        settings: JSON.stringify(site.settings ?? {}),
        tweaks: '{}',
      })
      .execute();
    if (site.host) {
      await trx
        .insertInto('site_domains')
        .values({ host: site.host, site_id: siteId, is_primary: true })
        .execute();
    }
  });
  return siteId;
}
