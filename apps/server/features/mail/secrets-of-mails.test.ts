/** What opens something, after the mail with it has left. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  provokedKinds,
  provokedSettings,
  provokeMails,
} from '../../testing/every-mail/provoke-mails.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { readMails } from '../../testing/read-mails.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { deliverMails } from './deliver-mails.ts';

const secretPattern =
  /[\w-]{43}(?![\w-])|v1\.[\w.-]{40,}|[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/g;

/**
 * Pages that stay open as long as what they show: later mails lead there again, so their rows know
 * their address. No mail does, once it has left.
 */
const standingAddresses = new Set([
  'downloads.token',
  'orders.token',
  'papers.token',
  'subscriptions.token',
]);

describeOnBothDatabases('what opens something in a mail', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let peer: SmtpPeer;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    const site = { host: 'localhost', identifier: 'oak', settings: provokedSettings };
    shop = await createTestShop(app, await app.createSite(site));
    await provokeMails(shop, 'oak');
  }, 60_000);
  afterAll(async () => {
    app.ctx.mailer?.close();
    await app.close();
    await peer.close();
  });

  it('stands in no row of the database, before it leaves and after', async () => {
    const mails = await readMails(app);
    const kinds = new Set(mails.map(({ dedupeKey }) => dedupeKey.split(':')[0]));
    expect([...kinds]).toEqual(expect.arrayContaining([...provokedKinds]));
    const secrets = mails.flatMap(({ dedupeKey, text, html }) => {
      const found = new Set(`${text}\n${html}`.match(secretPattern));
      return [...found].map((secret) => ({ kind: dedupeKey.split(':')[0]!, secret }));
    });
    const kindsWithSecrets = new Set(secrets.map(({ kind }) => kind));
    expect([...kindsWithSecrets]).toEqual(expect.arrayContaining([...provokedKinds]));
    expect(await findAtRest(secrets)).toEqual([]);
    await deliverMails(app.ctx);
    expect(new Set((await readMails(app)).map(({ status }) => status))).toEqual(new Set(['sent']));
    const sent = peer.received.join('\n').replaceAll('=\r\n', '');
    for (const { kind, secret } of secrets) expect(sent, kind).toContain(secret);
    expect(await findAtRest(secrets)).toEqual([]);
    const left = await app.ctx.db.selectFrom('outbox_mails').select('sealed').execute();
    expect(left.filter(({ sealed }) => sealed !== null)).toEqual([]);
  });

  /** Where a secret stands that must not, as `kind: table.column`. */
  async function findAtRest(secrets: readonly { kind: string; secret: string }[]) {
    const found = new Set<string>();
    for (const { table, column } of await listTextColumns()) {
      if (standingAddresses.has(`${table}.${column}`)) continue;
      const { rows } = await app.ctx.transact((trx) =>
        sql<{ value: string }>`select ${sql.ref(column)}::text as value from ${sql.table(table)}
          where ${sql.ref(column)} is not null`.execute(trx),
      );
      const all = rows.map(({ value }) => value).join('\n');
      for (const { kind, secret } of secrets) {
        if (all.includes(secret)) found.add(`${kind}: ${table}.${column}`);
      }
    }
    return [...found];
  }

  async function listTextColumns() {
    const { rows } = await app.ctx.transact((trx) =>
      sql<{ table: string; column: string }>`
        select c.table_name as "table", c.column_name as "column"
        from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
          and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea')`.execute(
        trx,
      ),
    );
    return rows;
  }
});
