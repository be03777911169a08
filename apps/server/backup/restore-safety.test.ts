/** What a backup that comes back must not do: open doors that were shut, send again, write elsewhere. */
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { userRoles, type BackupStatus } from '@sitewright/contract';
import tar from 'tar-stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice } from '../testing/office.ts';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../testing/test-owner.ts';
import { runBackups } from './run-backups.ts';

type Part = readonly [name: string, bytes: Buffer];

/** Writes the archive anew with other parts. */
async function rewrite(file: string, change: (parts: Part[]) => Part[]): Promise<Buffer> {
  const parts: Part[] = [];
  const extract = tar.extract();
  const opened = pipeline(fs.createReadStream(file), zlib.createGunzip(), extract);
  for await (const entry of extract) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    parts.push([entry.header.name, Buffer.concat(chunks)]);
  }
  await opened;
  const pack = tar.pack();
  const chunks: Buffer[] = [];
  const packed = pipeline(pack, zlib.createGzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const chunk of bytes) chunks.push(chunk);
  });
  for (const [name, bytes] of change(parts)) {
    await pipeline(Readable.from([bytes]), pack.entry({ name, size: bytes.length }));
  }
  pack.finalize();
  await packed;
  return Buffer.concat(chunks);
}

/** One more file of a site, behind the manifest. */
const withMedia = (name: string) => (parts: Part[]) =>
  parts.flatMap((part): Part[] => {
    if (part[0] === 'manifest.json') return [part, [name, Buffer.from('x')]];
    if (part[0] !== 'end.json') return [part];
    const said = JSON.parse(part[1].toString()) as { media: number };
    return [[part[0], Buffer.from(JSON.stringify({ ...said, media: said.media + 1 }))]];
  });

describeOnBothDatabases('a backup that comes back', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let siteId: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    siteId = await app.createSite({ identifier: 'alder', title: 'Alder' });
    owner = await createTestOwner(app, 'alder');
  }, 60_000);
  afterAll(() => app.close());

  const one = async (id: string) => {
    const answer = await owner.send('GET', owner.url('backups'));
    const { backups } = answer.json<{ backups: BackupStatus[] }>();
    return backups.find((backup) => backup.id === id)!;
  };
  const make = async () => {
    const id = await owner.add('backups', undefined);
    await runBackups(app.ctx);
    return id;
  };
  const bringBack = async (id: string) => {
    const asked = { body: { confirmation: 'Alder' } };
    const answer = await owner.send('POST', owner.url(`backups/${id}/restore`), asked);
    expect(answer.statusCode, answer.body).toBe(200);
    await runBackups(app.ctx);
    await expect.poll(() => app.ctx.pause.isOn).toBe(false);
  };
  const fileOf = (id: string) => path.join(app.ctx.config.dataDir, 'backups', `${id}.backup`);
  /** Puts other bytes in the place of a fresh backup's file, as an upload would be. */
  const craft = async (change: (parts: Part[]) => Part[]) => {
    const id = await make();
    fs.writeFileSync(fileOf(id), await rewrite(fileOf(id), change));
    await app.ctx.transact((trx) =>
      trx.updateTable('backups').set({ state: 'checking' }).where('id', '=', id).execute(),
    );
    await runBackups(app.ctx);
    return id;
  };

  it('leaves who is signed in there, and who signed out outside', async () => {
    const admin = { [siteId]: [userRoles.values.admin] };
    const gone = await createOffice(app, admin, 'alder');
    const stays = await createOffice(app, admin, 'alder');
    const before = await make();
    expect((await gone.get('facts')).statusCode).toBe(200);
    await app.ctx.transact((trx) =>
      trx
        .deleteFrom('staff_sessions')
        .where('account_id', '=', (eb) =>
          eb
            .selectFrom('staff_accounts')
            .select('id')
            .where('email', 'like', 'person-%')
            .orderBy('id')
            .limit(1),
        )
        .execute(),
    );
    expect((await gone.get('facts')).statusCode).toBe(401);
    const later = await createTestOwner(app, 'alder');
    await bringBack(before);
    expect((await gone.get('facts')).statusCode).toBe(401);
    expect((await stays.get('facts')).statusCode).toBe(200);
    expect((await later.send('GET', later.url('facts'))).statusCode).toBe(200);
  }, 60_000);

  it('opens nothing by keys that were taken back, and by links that were used', async () => {
    const key = { name: 'Feed', scopes: ['products:read'] };
    const made = await owner.send('POST', owner.url('api-keys'), { body: key });
    expect(made.statusCode, made.body).toBe(200);
    const { key: shown, secret } = made.json<{ key: { id: string }; secret: string }>();
    const ask = () =>
      app.inject({
        url: '/api/1.0/commerce/products',
        headers: { authorization: `Bearer ${secret}`, host: 'alder.localhost', 'user-agent': 'x' },
      });
    expect((await ask()).statusCode).toBe(200);
    const before = await make();
    await owner.send('DELETE', owner.url(`api-keys/${shown.id}`));
    await app.ctx.transact((trx) =>
      trx.updateTable('staff_accounts').set({ password_hash: 'newer' }).execute(),
    );
    await bringBack(before);
    expect((await ask()).statusCode).toBe(401);
    const hashes = await app.ctx.db.selectFrom('staff_accounts').select('password_hash').execute();
    expect(new Set(hashes.map((row) => row.password_hash))).toEqual(new Set(['newer']));
    const links = await app.ctx.db.selectFrom('one_time_links').select('used_at').execute();
    expect(links.every((link) => link.used_at !== null)).toBe(true);
  }, 60_000);

  it('sends no mail again that left since', async () => {
    const write = (status: 'pending' | 'sent', key: string) =>
      app.ctx.transact((trx) =>
        trx
          .insertInto('outbox_mails')
          .values({
            site_id: siteId,
            id: key,
            dedupe_key: key,
            to_address: 'b@buyers.test',
            from_address: '',
            subject: key,
            html: '',
            text: '',
            sealed: null,
            unsubscribe_url: null,
            status,
          })
          .execute(),
      );
    await write('pending', 'left-since');
    await write('pending', 'waits-still');
    const before = await make();
    await app.ctx.transact((trx) =>
      trx
        .updateTable('outbox_mails')
        .set({ status: 'sent' })
        .where('id', '=', 'left-since')
        .execute(),
    );
    await write('sent', 'written-and-left-since');
    await bringBack(before);
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['id', 'status'])
      .orderBy('id')
      .execute();
    expect(mails).toEqual([
      { id: 'left-since', status: 'sent' },
      { id: 'waits-still', status: 'pending' },
      { id: 'written-and-left-since', status: 'sent' },
    ]);
  }, 60_000);

  it.each([
    'media/../../outside',
    'media//etc/outside',
    `media/alder/../${'ab'.repeat(32)}/original`,
    // The bytes are not those of the key.
    `media/alder/ab/${'ab'.repeat(32)}/original`,
  ])('is refused with a file at %s', async (name) => {
    const id = await craft(withMedia(name));
    expect(await one(id)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/where none can lie|is damaged/),
    });
    expect(fs.existsSync(path.join(app.ctx.config.dataDir, '../outside'))).toBe(false);
  });

  it('brings no file into the data folder of a server that runs', async () => {
    const id = await craft((parts) => [
      ...parts.slice(0, 1),
      ['files/planted', Buffer.from('x')],
      ...parts.slice(1),
    ]);
    await bringBack(id);
    expect(await one(id)).toMatchObject({ restore: { state: 'done' } });
    expect(fs.existsSync(path.join(app.ctx.config.dataDir, 'planted'))).toBe(false);
  }, 60_000);

  it('is refused when its list of contents is larger than any', async () => {
    const id = await craft(() => [['manifest.json', Buffer.alloc(20_000_000, ' ')]]);
    expect(await one(id)).toMatchObject({
      state: 'failed',
      problem: 'The file is no backup of Sitewright.',
    });
  });
});
