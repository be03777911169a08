import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './db/embedded/open-embedded.ts';
import { migrate } from './db/migrate.ts';
import { createSite } from './features/sites/create-site.ts';
import { freePort, runProcess, type RunningProcess } from './testing/run-process.ts';

describe('the process', () => {
  let dataDir: string;
  let environment: Record<string, string>;
  let server: RunningProcess;
  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-process-'));
    const database = await openEmbedded({ dataDir, poolSize: 2 });
    await migrate(database.patient.kysely);
    await database.transact((trx) =>
      createSite(trx, { identifier: 'one', title: 'One', theme: 'linden', isDefault: true }),
    );
    await database.close();
    environment = { DATA_DIR: dataDir, PORT: String(await freePort()), HOST: '127.0.0.1' };
    server = runProcess(['apps/server/main.ts'], environment);
    await server.shown('/config/sign-in?token=');
  }, 120_000);
  afterAll(() => {
    server.child.kill('SIGKILL');
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('says where it is ready and how the owner signs in', async () => {
    expect(server.output()).toContain(
      `Sitewright is ready at http://localhost:${environment['PORT']}`,
    );
    const answer = await fetch(`http://127.0.0.1:${environment['PORT']}/healthz`);
    expect(await answer.json()).toEqual({ status: 'ok' });
  });

  it('refuses a second process on the same folder with one line', async () => {
    const second = runProcess(['apps/server/main.ts'], { ...environment, PORT: '0' });
    await second.shown('is in use by another running Sitewright');
    expect(await second.exit).toBe(1);
    expect(second.output().trim().split('\n')).toHaveLength(1);
  }, 60_000);

  it('gives owner links while it runs', async () => {
    const script = runProcess(['scripts/owner-link.ts'], environment);
    await script.shown('/config/sign-in?token=');
    expect(await script.exit).toBe(0);
    const link = new URL(script.output().trim());
    const answer = await fetch(new URL(link.pathname, link), {
      method: 'POST',
      body: link.searchParams,
      headers: { origin: link.origin },
      redirect: 'manual',
    });
    // The first owner says who they are and chooses a password.
    expect(answer.headers.get('location')).toBe('/config/set-up');
  }, 60_000);

  it('refuses a wrong setting with one line', async () => {
    const wrong = runProcess(['apps/server/main.ts'], { ...environment, PORT: 'http' });
    await wrong.shown('PORT must be a number from 0 to 65535, not "http".');
    expect(await wrong.exit).toBe(1);
  }, 60_000);

  it('ends cleanly when it is told to', async () => {
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    const next = await openEmbedded({ dataDir, poolSize: 2 });
    await next.close();
  }, 60_000);
});
