/** Backups by screen: made, kept, downloaded, uploaded, and brought back while the server runs. */
import fs from 'node:fs';
import path from 'node:path';
import type { BackupStatus } from '@sitewright/contract';
import { backupUploadLimits, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../db/id.ts';
import { createOffice } from '../testing/office.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../testing/test-owner.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { signInOwner, signInStaff } from '../testing/test-staff.ts';
import { addBackup, setBackup } from './backup-store.ts';
import { runBackups } from './run-backups.ts';

const dayMs = 86_400_000;

describeOnBothDatabases('backups by screen', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let siteId: string;
  let shop: TestShop;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', title: 'Alder', host: 'alder.example' });
    await app.createSite({ identifier: 'birch', title: 'Birch' });
    owner = await createTestOwner(app, 'alder');
    shop = await createTestShop(app, siteId);
    await shop.addProduct({ title: 'Vase', variants: [{ stock: 3 }] });
  }, 60_000);
  afterAll(() => app.close());

  const list = async () =>
    (await owner.send('GET', owner.url('backups'))).json<{ backups: BackupStatus[] }>().backups;
  const one = async (id: string) => (await list()).find((backup) => backup.id === id)!;
  const make = async () => {
    const made = await owner.send('POST', owner.url('backups'));
    expect(made.statusCode, made.body).toBe(200);
    await runBackups(app.ctx);
    return made.json<{ id: string }>().id;
  };
  const restore = (id: string, confirmation = 'Alder') =>
    owner.send('POST', owner.url(`backups/${id}/restore`), { body: { confirmation } });
  const rename = async (title: string) => {
    const facts = (await owner.send('GET', owner.url('facts'))).json<{
      facts: { title: string };
    }>();
    const changes = { title: { from: facts.facts.title, to: title } };
    return owner.send('PATCH', owner.url('facts'), { body: { changes } });
  };
  const titles = () =>
    app.ctx.db.selectFrom('sites').select(['identifier', 'title']).orderBy('identifier').execute();
  const fileOf = (id: string) => path.join(app.ctx.config.dataDir, 'backups', `${id}.backup`);

  it('is made in the background, read back, and says what it holds', async () => {
    const id = await make();
    expect(await one(id)).toMatchObject({
      kind: 'by-hand',
      state: 'ready',
      facts: { sites: 2, products: 1, orders: 0, isOfThisInstallation: true },
      restore: null,
    });
    expect(fs.statSync(fileOf(id)).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(fileOf(id))).mode & 0o777).toBe(0o700);
    const announced = await owner.send('POST', owner.url(`backups/${id}/downloads`));
    expect(announced.statusCode, announced.body).toBe(200);
    const file = await owner.send('GET', owner.url(`backups/${id}/file`));
    expect(file.rawPayload.equals(fs.readFileSync(fileOf(id)))).toBe(true);
    expect(file.headers['content-disposition']).toMatch(
      /attachment; filename="sitewright-.*backup"/,
    );
  });

  it('is the owner’s alone: an admin of a site neither sees nor takes any', async () => {
    const roles = { [siteId]: [userRoles.values.admin] };
    const admin = await createOffice(app, roles, 'alder');
    const { id } = (await list())[0]!;
    expect((await admin.get('backups')).statusCode).toBe(403);
    expect((await admin.send('POST', 'backups')).statusCode).toBe(403);
    expect((await admin.get(`backups/${id}/file`)).statusCode).toBe(403);
    const piece = await app.inject({
      method: 'POST',
      url: `${owner.url('backups/pieces')}?upload=${'d'.repeat(24)}&at=0&isLast=true&name=x.backup`,
      headers: { 'content-type': 'application/octet-stream', 'x-csrf-token': 'c'.repeat(43) },
      cookies: { ...(await signInStaff(app, roles)), crumb: 'c'.repeat(43) },
      payload: 'x',
    });
    expect(piece.statusCode).toBe(403);
    const body = { confirmation: 'Alder' };
    expect((await admin.send('POST', `backups/${id}/restore`, body)).statusCode).toBe(403);
  });

  it('asks who is there before it leaves the house or comes back', async () => {
    const { id } = (await list())[0]!;
    await app.ctx.transact((trx) =>
      trx.updateTable('staff_sessions').set({ proved_at: null }).execute(),
    );
    for (const [method, rest] of [
      ['POST', 'downloads'],
      ['GET', 'file'],
      ['POST', 'restore'],
    ] as const) {
      const body = rest === 'restore' ? { body: { confirmation: 'Alder' } } : {};
      const answer = await owner.send(method, owner.url(`backups/${id}/${rest}`), body);
      expect([rest, answer.json<{ code: string }>().code]).toEqual([rest, 'proof_required']);
    }
    await app.ctx.transact((trx) =>
      trx.updateTable('staff_sessions').set({ proved_at: app.ctx.now() }).execute(),
    );
  });

  it('comes back in place of today, which is kept first; pages and caches follow', async () => {
    const id = await make();
    const page = () => app.inject({ url: '/', headers: { host: 'alder.example' } });
    expect((await page()).body).toContain('Alder');
    expect((await rename('Mistake')).statusCode).toBe(200);
    expect((await page()).body).toContain('Mistake');
    await app.createSite({ identifier: 'cedar', title: 'Cedar' });
    expect((await restore(id, 'Alder')).statusCode).toBe(400);
    const asked = await restore(id, 'Mistake');
    expect(asked.statusCode, asked.body).toBe(200);
    expect((await restore(id, 'Mistake')).json()).toMatchObject({ code: 'backup_busy' });
    await runBackups(app.ctx);

    expect(await titles()).toEqual([
      { identifier: 'alder', title: 'Alder' },
      { identifier: 'birch', title: 'Birch' },
    ]);
    await expect.poll(() => app.ctx.pause.isOn).toBe(false);
    expect((await page()).body).toContain('Alder');
    expect((await page()).body).not.toContain('Mistake');
    const [newest] = await list();
    expect(newest).toMatchObject({ kind: 'before-restore', state: 'ready', facts: { sites: 3 } });
    expect(await one(id)).toMatchObject({ restore: { state: 'done' } });

    expect((await restore(newest!.id)).statusCode).toBe(200);
    await runBackups(app.ctx);
    await expect.poll(() => app.ctx.pause.isOn).toBe(false);
    expect((await titles()).map(({ title }) => title)).toEqual(['Mistake', 'Birch', 'Cedar']);
    expect((await restore(id, 'Mistake')).statusCode).toBe(200);
    await runBackups(app.ctx);
    await expect.poll(() => app.ctx.pause.isOn).toBe(false);
    expect((await titles()).map(({ title }) => title)).toEqual(['Alder', 'Birch']);
  }, 120_000);

  it('sums that triggers keep, functions and extensions are there as before', async () => {
    const { id } = await shop.addProduct({ title: 'Bowl', variants: [{ stock: 2 }] });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    const { rows } = await sql<{ functions: number; triggers: number }>`select
      (select count(*)::int from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public') as functions,
      (select count(*)::int from pg_trigger where not tgisinternal) as triggers`.execute(
      app.ctx.database.kysely,
    );
    const fresh = await createTestApp({ database });
    const { rows: wanted } = await sql<{ functions: number; triggers: number }>`select
      (select count(*)::int from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public') as functions,
      (select count(*)::int from pg_trigger where not tgisinternal) as triggers`.execute(
      fresh.ctx.database.kysely,
    );
    await fresh.close();
    expect(rows).toEqual(wanted);
  });

  it('nothing comes back while today cannot be kept', async () => {
    const id = await make();
    await rename('Not kept');
    // No file of the data folder may be so large: it is read at once.
    const huge = path.join(app.ctx.config.dataDir, 'huge');
    fs.writeFileSync(huge, '');
    fs.truncateSync(huge, 2 ** 32);
    expect((await restore(id, 'Not kept')).statusCode).toBe(200);
    await runBackups(app.ctx);
    fs.rmSync(huge);
    await expect.poll(() => app.ctx.pause.isOn).toBe(false);
    expect((await titles())[0]).toEqual({ identifier: 'alder', title: 'Not kept' });
    expect((await one(id)).restore).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('could not be kept'),
    });
    expect((await rename('Alder')).statusCode).toBe(200);
  }, 60_000);

  it('a file that turns out damaged changes nothing, and today is as it was', async () => {
    const id = await make();
    const bytes = fs.readFileSync(fileOf(id));
    await rename('Kept');
    fs.writeFileSync(fileOf(id), bytes.subarray(0, Math.floor(bytes.length * 0.8)));
    expect((await restore(id, 'Kept')).statusCode).toBe(200);
    await runBackups(app.ctx);
    await expect.poll(() => app.ctx.pause.isOn).toBe(false);
    expect((await titles())[0]).toEqual({ identifier: 'alder', title: 'Kept' });
    const { restore: told } = await one(id);
    expect(told).toMatchObject({ state: 'failed' });
    expect(told?.problem).toContain('not a whole backup');
    expect((await rename('Alder')).statusCode).toBe(200);
  }, 60_000);

  it('one of another installation is checked, and does not come back here', async () => {
    const other = await createTestApp({ database });
    await other.createSite({ identifier: 'elm', title: 'Elm' });
    const theirs = await createTestOwner(other, 'elm');
    const made = await theirs.send('POST', theirs.url('backups'));
    await runBackups(other.ctx);
    const { id: theirId } = made.json<{ id: string }>();
    const bytes = fs.readFileSync(
      path.join(other.ctx.config.dataDir, 'backups', `${theirId}.backup`),
    );
    await other.close();
    const half = Math.floor(bytes.length / 2);
    const cookies = { ...(await signInOwner(app)), crumb: 'c'.repeat(43) };
    const send = (at: number, payload: Buffer, isLast: boolean) =>
      app.inject({
        method: 'POST',
        url: `${owner.url('backups/pieces')}?upload=${'a'.repeat(24)}&at=${at}&isLast=${isLast}&name=elm.backup`,
        headers: { 'content-type': 'application/octet-stream', 'x-csrf-token': 'c'.repeat(43) },
        cookies,
        payload,
      });
    expect((await send(5, bytes, false)).json()).toMatchObject({ code: 'upload_incomplete' });
    expect((await send(0, bytes.subarray(0, half), false)).json()).toEqual({ byteSize: half });
    // The answer was lost, and the piece comes again.
    expect((await send(0, bytes.subarray(0, half), false)).statusCode).toBe(200);
    const { maxBytes } = backupUploadLimits;
    expect((await send(maxBytes - 1, bytes.subarray(0, 2), false)).json()).toMatchObject({
      code: 'upload_too_large',
    });
    const last = await send(half, bytes.subarray(half), true);
    expect(last.statusCode, last.body).toBe(200);
    await runBackups(app.ctx);
    const { id } = last.json<{ id: string }>();
    expect(await one(id)).toMatchObject({
      kind: 'uploaded',
      state: 'ready',
      filename: 'elm.backup',
      facts: { sites: 1, isOfThisInstallation: false },
    });
    const refused = await restore(id);
    expect(refused.json(), refused.body).toMatchObject({ code: 'backup_not_ready' });
    const gone = await owner.send('DELETE', owner.url(`backups/${id}`));
    expect(gone.json()).toEqual({ isDeleted: true });
    expect(fs.existsSync(fileOf(id))).toBe(false);
  }, 60_000);

  it('pieces that nobody goes on with for a day are let go', async () => {
    const folder = path.join(app.ctx.config.dataDir, 'backups');
    const [old, fresh] = ['b', 'c'].map((name) => path.join(folder, `${name.repeat(24)}.upload`));
    for (const file of [old!, fresh!]) fs.writeFileSync(file, 'half');
    const dayAgo = new Date(Date.now() - dayMs - 60_000);
    fs.utimesSync(old!, dayAgo, dayAgo);
    await runBackups(app.ctx);
    expect([fs.existsSync(old!), fs.existsSync(fresh!)]).toEqual([false, true]);
    fs.rmSync(fresh!);
  });

  it('one that is being made stays until it is made', async () => {
    const made = await owner.send('POST', owner.url('backups'));
    const { id } = made.json<{ id: string }>();
    const remove = () => owner.send('DELETE', owner.url(`backups/${id}`));
    expect((await remove()).json()).toMatchObject({ code: 'backup_busy' });
    await runBackups(app.ctx);
    expect((await remove()).json()).toEqual({ isDeleted: true });
    expect((await remove()).json()).toEqual({ isDeleted: false });
  });

  it('while one comes back, programs and people are told to wait', async () => {
    app.ctx.pause.hear('on');
    const call = await app.inject({
      url: '/api/commerce/shopping-cart',
      headers: { host: 'alder.example' },
    });
    expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([503, 'restoring']);
    expect(call.headers['retry-after']).toBe('10');
    const page = await app.inject({ url: '/', headers: { 'accept-language': 'de-DE' } });
    expect([page.statusCode, page.body.includes('zurückgespielt')]).toEqual([503, true]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    // Who paused it was killed: nothing is heard any more.
    app.setNow(new Date(app.ctx.now().getTime() + 16_000));
    expect((await app.inject({ url: '/', headers: { host: 'alder.example' } })).statusCode).toBe(
      200,
    );
    app.ctx.pause.hear('off');
  });

  it('what a killed process left half done is told, and a new one begins', async () => {
    const id = await make();
    await app.ctx.transact((trx) =>
      trx.updateTable('backups').set({ state: 'making' }).where('id', '=', id).execute(),
    );
    await runBackups(app.ctx);
    expect(await one(id)).toMatchObject({
      state: 'failed',
      problem: 'The server stopped in the middle of it.',
    });
    expect(fs.existsSync(path.join(app.ctx.config.dataDir, 'backups', `${id}.backup`))).toBe(false);
  });

  it('are made by the schedule, the newest of which are kept', async () => {
    const set = await owner.send('PUT', owner.url('backups/schedule'), {
      body: { every: 'day', keep: 2 },
    });
    expect(set.json()).toMatchObject({ every: 'day', keep: 2 });
    const scheduled = async () => (await list()).filter(({ kind }) => kind === 'scheduled');
    for (let day = 0; day < 4; day += 1) {
      await runBackups(app.ctx);
      await runBackups(app.ctx);
      app.setNow(new Date(app.ctx.now().getTime() + dayMs));
    }
    await owner.send('PUT', owner.url('backups/schedule'), { body: { every: 'week', keep: 2 } });
    await runBackups(app.ctx);
    const kept = await scheduled();
    expect(kept.map(({ state, madeBy }) => [state, madeBy])).toEqual([
      ['ready', null],
      ['ready', null],
    ]);
    // Of those that failed no more are told than are kept.
    const failing = { state: 'failed', problem: 'No room.' } as const;
    for (let time = 0; time < 4; time += 1) {
      const id = newId();
      const at = new Date(app.ctx.now().getTime() - dayMs);
      await app.ctx.transact(async (trx) => {
        await addBackup(trx, { id, kind: 'scheduled', at, madeBy: null });
        await setBackup(trx, id, failing);
      });
    }
    await runBackups(app.ctx);
    expect((await scheduled()).map(({ state }) => state).toSorted()).toEqual([
      'failed',
      'failed',
      'ready',
      'ready',
    ]);
    const files = fs.readdirSync(path.join(app.ctx.config.dataDir, 'backups'));
    expect(files.filter((name) => kept.some(({ id }) => name === `${id}.backup`))).toHaveLength(2);
    const undone = await owner.send('PUT', owner.url('backups/schedule'), {
      body: { every: 'never', keep: 2 },
    });
    const { activityId } = undone.json<{ activityId: string }>();
    const back = await owner.send('POST', owner.url(`activity/${activityId}/undo`));
    expect(back.statusCode, back.body).toBe(200);
    const read = await owner.send('GET', owner.url('backups'));
    expect(read.json()).toMatchObject({ schedule: { every: 'week', keep: 2 } });
  }, 60_000);
});
