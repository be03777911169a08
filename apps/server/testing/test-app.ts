/** The real app on a throwaway database, for tests through the front door. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { buildApp } from '../app.ts';
import { AnswerMismatchError } from '../http/check-answer.ts';
import { readConfig } from '../config/config.ts';
import type { AppContext } from '../context.ts';
import { createContext } from '../create-context.ts';
import { createSite, type NewSite } from '../features/sites/create-site.ts';
import { openTestDatabase, type TestDatabaseKind } from './test-database.ts';
import { watchWrites } from './watch-writes.ts';

export interface TestAppOptions {
  database?: TestDatabaseKind;
  /** More settings, as in the environment. */
  environment?: Record<string, string>;
  /** Where log lines go; nowhere unless told. */
  log?: Logger;
  /** The time at the start; `app.setNow` moves it. */
  now?: Date;
}

/** What a test wants to differ from an ordinary site; its cards are those of the test provider. */
export interface TestSite extends Partial<Omit<NewSite, 'hosts'>> {
  host?: string;
}

export interface TestApp {
  server: FastifyInstance;
  ctx: AppContext;
  /** `server.inject`: a request without a network. */
  inject: FastifyInstance['inject'];
  /**
   * Makes a site and answers its id. The first one is the default site unless told. It offers
   * the test provider unless its settings say what it offers.
   */
  createSite(site?: TestSite): Promise<string>;
  /** Answers that were not as the contract says, writes of staff without a row in the log; `close` throws them. */
  mismatches: Error[];
  /** Sets the time that the app sees. */
  setNow(now: Date): void;
  close(): Promise<void>;
}

/** Starts it. Call `close` in `afterAll`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    CHECK_ANSWERS: 'true',
    RATE_LIMITS: 'remote',
    ...options.environment,
  });
  const database = await openTestDatabase(options.database ?? 'embedded', config);
  let now = options.now ?? new Date('2026-03-02T12:00:00Z');
  const ctx = await createContext({
    config,
    log: options.log ?? pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    database,
    now: () => now,
  });
  await ctx.secrets();
  const server = await buildApp(ctx);
  const mismatches = collectMismatches(server);
  watchWrites(server, (error) => mismatches.push(error));
  await server.ready();
  let sites = 0;
  return {
    server,
    ctx,
    inject: server.inject.bind(server) as FastifyInstance['inject'],
    async createSite({ host, settings, ...site } = {}) {
      sites += 1;
      const defaults = { title: 'Test Shop', theme: 'linden', identifier: `site-${sites}` };
      const hosts = host ? [host] : [];
      return ctx.transact((trx) =>
        createSite(trx, {
          ...defaults,
          isDefault: sites === 1,
          hosts,
          ...site,
          settings: { payments: { test: true }, ...settings },
        }),
      );
    },
    mismatches,
    setNow(time) {
      now = time;
    },
    async close() {
      server.server.closeAllConnections();
      await server.close();
      ctx.media.pictures.close();
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
      if (mismatches.length > 0) throw new AggregateError(mismatches, textOf(mismatches));
    },
  };
}

/** An answer of 500 alone would not tell what is wrong with it. */
function collectMismatches(server: FastifyInstance): Error[] {
  const mismatches: Error[] = [];
  server.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof AnswerMismatchError) mismatches.push(error);
  });
  return mismatches;
}

function textOf(mismatches: readonly Error[]): string {
  return [...new Set(mismatches.map(({ message }) => message))].join('\n');
}
