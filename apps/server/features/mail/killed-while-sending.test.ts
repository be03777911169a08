import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { openEmbedded } from '../../db/embedded/open-embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { runProcess, type RunningProcess } from '../../testing/run-process.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { openTestDatabase, testDatabaseUrl } from '../../testing/test-database.ts';
import { createSite } from '../sites/create-site.ts';
import { queueMail } from './queue-mail.ts';

describeOnBothDatabases('a server that is killed while a mail is sent', (kind) => {
  let dataDir: string;
  let peer: SmtpPeer;
  let shared: OpenDatabase | undefined;
  let running: RunningProcess | undefined;
  let siteId: string;
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-killed-'));
    peer = await startSmtpPeer();
    if (kind === 'postgres') shared = await openTestDatabase('postgres');
    await inDatabase(async (database) => {
      await migrate(database.patient.kysely);
      const site = { identifier: 'alder', title: 'Alder', theme: 'linden', isDefault: true };
      siteId = await database.transact((trx) => createSite(trx, site));
      await queue(database, 'first');
    });
  }, 60_000);
  afterAll(async () => {
    running?.child.kill('SIGKILL');
    await running?.exit;
    await peer.close();
    await shared?.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  /** The database while no server has it. */
  async function inDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
    if (shared) return work(shared);
    const database = await openEmbedded({ dataDir, poolSize: 2 });
    try {
      await work(database);
    } finally {
      await database.close();
    }
  }

  async function queue(database: OpenDatabase, dedupeKey: string): Promise<void> {
    const mail = { to: `${dedupeKey}@example.com`, subject: dedupeKey, html: '', text: dedupeKey };
    await database.transact((trx) => queueMail(trx, { siteId, dedupeKey, ...mail }));
  }

  async function databaseUrl(): Promise<string> {
    if (!shared) return '';
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      shared.kysely,
    );
    const url = new URL(testDatabaseUrl ?? '');
    url.pathname = `/${rows[0]?.name}`;
    return url.href;
  }

  async function startServer(): Promise<RunningProcess> {
    const url = await databaseUrl();
    running = runProcess(['apps/server/main.ts'], {
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      SMTP_URL: peer.url,
      ...(url && { DATABASE_URL: url }),
    });
    return running;
  }

  /** What is waited for, unless the server ends before it, which it then tells of. */
  async function whileRunning(server: RunningProcess, wanted: Promise<void>): Promise<void> {
    const ended = server.exit.then(() => {
      throw new Error(`The server ended: ${server.output()}`);
    });
    await Promise.race([wanted, ended]);
    ended.catch(() => {});
  }

  it('sends it and the others right after its next start, each with its own id', async () => {
    peer.isHolding = true;
    const killed = await startServer();
    await whileRunning(killed, peer.holding(1));
    killed.child.kill('SIGKILL');
    await killed.exit;
    peer.isHolding = false;
    await inDatabase(async (database) => {
      await queue(database, 'second');
      // On a database of its own a server knows that nobody else is sending; on a shared one it
      // waits until the claim runs out, which this brings about.
      if (kind === 'postgres') await runOutClaims(database);
    });
    await whileRunning(await startServer(), peer.came(3));
    expect(peer.recipients.flat().toSorted((a, b) => a.localeCompare(b))).toEqual([
      'first@example.com',
      'first@example.com',
      'second@example.com',
    ]);
    const ids = peer.received.map((mail) => /^Message-ID: (.+?)\r?$/im.exec(mail)?.[1]);
    expect(new Set(ids).size).toBe(2);
  }, 120_000);

  async function runOutClaims(database: OpenDatabase): Promise<void> {
    await sql`update outbox_mails set next_attempt_at = now() where status = 'sending'`.execute(
      database.kysely,
    );
  }
});
