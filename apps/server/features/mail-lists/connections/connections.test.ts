/** Lists that go on to a provider or a spreadsheet, against doubles that speak their protocols. */
import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOffice, type Office } from '../../../testing/office.ts';
import { describeOnBothDatabases } from '../../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TestVisitor } from '../../../testing/test-shop.ts';
import { leaveAllLists } from '../member-acts.ts';
import { deliverListChanges } from './deliver-list-changes.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const serviceAccount = JSON.stringify({
  client_email: 'shop@project.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
});
const address = 'https://docs.google.com/spreadsheets/d/1AbcDefGhiJklMnoPqrStu/edit#gid=0';
const apiKey = '0123456789abcdef-us21';
const wrongList = 'A List must be selected.';
const failed = 'Unable to connect. Please try again';

interface Call {
  method: string;
  path: string;
  auth: string;
  body: string;
}

describeOnBothDatabases('connections of mailing lists', (database) => {
  let app: TestApp;
  let office: Office;
  let count = 0;
  let listId: string;
  let isDown = false;
  const asked: Call[] = [];
  let double: http.Server;

  /** Mailchimp's and Google's published calls, as far as they are used. */
  function answer({ method, path, auth, body }: Call): [number, object] {
    if (isDown) return [503, {}];
    if (path.startsWith('/mailchimp/3.0')) {
      if (auth !== `Basic ${Buffer.from(`sitewright:${apiKey}`).toString('base64')}`)
        return [401, { title: 'API Key Invalid' }];
      if (method === 'GET' && path.includes('/lists?'))
        return [200, { lists: [{ id: 'a1', name: 'Letters' }] }];
      const { email_address: email } = JSON.parse(body);
      if (email.startsWith('refused')) return [400, { title: 'Invalid Resource' }];
      const hash = createHash('md5').update(email.toLowerCase()).digest('hex');
      return method === 'PUT' && path.endsWith(`/lists/a1/members/${hash}`) ? [200, {}] : [404, {}];
    }
    if (path === '/google/token') {
      const [head, claims, signature] = new URLSearchParams(body).get('assertion')!.split('.');
      const isSigned = verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        publicKey,
        Buffer.from(signature!, 'base64url'),
      );
      return isSigned ? [200, { access_token: 'token-1' }] : [400, { error: 'invalid_grant' }];
    }
    if (auth !== 'Bearer token-1') return [401, {}];
    if (method === 'GET') return [200, { sheets: [{ properties: { title: "Ann's list" } }] }];
    return path.includes(':append?valueInputOption=RAW') ? [200, {}] : [404, {}];
  }

  beforeAll(async () => {
    double = http.createServer((request, response) => {
      void readText(request).then((body) => {
        const { method = '', url = '', headers } = request;
        const call = { method, path: url, auth: headers.authorization ?? '', body };
        asked.push(call);
        const [status, told] = answer(call);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(told));
      });
    });
    await new Promise<void>((resolve) => double.listen(0, '127.0.0.1', resolve));
    const { port } = double.address() as AddressInfo;
    app = await createTestApp({
      database,
      environment: { CONNECTIONS_URL: `http://127.0.0.1:${port}` },
    });
  });
  beforeEach(async () => {
    count += 1;
    asked.length = 0;
    isDown = false;
    const identifier = `alder-${count}`;
    const siteId = await app.createSite({ host: `${identifier}.example`, identifier });
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, identifier);
    const made = await office.send('POST', 'mailing-lists', {
      name: 'News',
      requireDoubleOptIn: false,
    });
    listId = made.json<{ id: string }>().id;
    await office.send('PUT', 'sign-up-places/page', { listId });
  });
  afterAll(async () => {
    await app.close();
    double.closeAllConnections();
    double.close();
  });

  const lookUp = (body: object) => office.send('POST', 'list-connections/lookup', body);
  const connect = (body: object) => office.send('POST', 'list-connections', { listId, ...body });
  const connections = async () =>
    (await office.get('list-connections')).json<{ connections: { id: string }[] }>().connections;
  const signUp = (email: string) =>
    new TestVisitor(app, `alder-${count}.example`).send('POST', '/newsletter', {
      body: new URLSearchParams({ email }),
    });
  const writes = () => asked.filter(({ method, path }) => method !== 'GET' && !/token/.test(path));

  it('CONN-01 CONN-02 a list connects with Mailchimp, tells it who comes and goes, and disconnects', async () => {
    await signUp('Early@example.test');
    const mailchimp = { provider: 'mailchimp', key: apiKey };
    expect((await lookUp(mailchimp)).json()).toEqual({ lists: [{ id: 'a1', name: 'Letters' }] });
    const made = await connect({ ...mailchimp, remoteId: 'a1' });
    expect(made.statusCode, made.body).toBe(200);
    expect(await connections()).toMatchObject([
      { listId, provider: 'mailchimp', remoteName: 'Letters', isFailing: false },
    ]);
    await signUp('late@example.test');
    await deliverListChanges(app.ctx);
    expect(writes().map(({ body }) => JSON.parse(body))).toEqual([
      { email_address: 'Early@example.test', status_if_new: 'subscribed', status: 'subscribed' },
      { email_address: 'late@example.test', status_if_new: 'subscribed', status: 'subscribed' },
    ]);
    const { members } = (await office.get(`mailing-lists/${listId}/members`)).json<{
      members: { id: string }[];
    }>();
    await office.send('POST', `mailing-lists/${listId}/members/${members[0]!.id}/end`);
    await deliverListChanges(app.ctx);
    expect(JSON.parse(writes().at(-1)!.body)).toMatchObject({ status: 'unsubscribed' });
    const [{ id } = { id: '' }] = await connections();
    expect((await office.send('DELETE', `list-connections/${id}`)).json()).toMatchObject({
      isDeleted: true,
    });
    expect(await connections()).toEqual([]);
    const before = asked.length;
    await signUp('after@example.test');
    await deliverListChanges(app.ctx);
    expect(asked).toHaveLength(before);
    const log = (await office.get('activity')).body;
    const stored = await app.ctx.db.selectFrom('list_connections').selectAll().execute();
    expect(log + JSON.stringify(stored)).not.toContain(apiKey);
  });

  it('CONN-03 a provider that must ask first is told that they wait', async () => {
    await connect({ provider: 'mailchimp', key: apiKey, remoteId: 'a1', requireDoubleOptIn: true });
    await signUp('ann@example.test');
    await deliverListChanges(app.ctx);
    expect(JSON.parse(writes()[0]!.body)).toMatchObject({ status: 'pending' });
  });

  it('CONN-01 a spreadsheet gets a row for each change, by a service account', async () => {
    const sheets = { provider: 'google-sheets', key: serviceAccount, address };
    const { lists } = (await lookUp(sheets)).json<{ lists: { id: string }[] }>();
    expect(lists).toEqual([{ id: "Ann's list", name: "Ann's list" }]);
    expect((await connect({ ...sheets, remoteId: lists[0]!.id })).statusCode).toBe(200);
    await signUp('=cmd@example.test');
    await deliverListChanges(app.ctx);
    const [row] = writes();
    expect(decodeURIComponent(row!.path)).toContain(
      "/v4/spreadsheets/1AbcDefGhiJklMnoPqrStu/values/'Ann''s list'!A1:append",
    );
    expect(JSON.parse(row!.body).values[0].slice(0, 3)).toEqual([
      '=cmd@example.test',
      'in',
      'page',
    ]);
  });

  it('CONN-04 CONN-05 CONN-07 what is wrong is said: no list, no key, no provider', async () => {
    const mailchimp = { provider: 'mailchimp', key: apiKey };
    expect((await connect({ ...mailchimp, remoteId: '' })).json()).toMatchObject({
      error: wrongList,
    });
    expect((await connect({ ...mailchimp, remoteId: 'b2' })).json()).toMatchObject({
      error: wrongList,
    });
    expect((await connect({ ...mailchimp, remoteId: 'a1', listId: '' })).json()).toMatchObject({
      error: wrongList,
    });
    const refused = [
      { ...mailchimp, key: 'wrong-us21' },
      { ...mailchimp, key: 'no centre' },
      { provider: 'google-sheets', key: '{}', address },
      { provider: 'google-sheets', key: serviceAccount, address: 'https://example.test' },
    ];
    for (const account of refused) {
      expect((await lookUp(account)).json()).toMatchObject({ error: failed });
    }
    isDown = true;
    expect((await lookUp(mailchimp)).json()).toMatchObject({ error: failed });
    expect(await connections()).toEqual([]);
    isDown = false;
    await office.send('DELETE', `mailing-lists/${listId}`);
    expect((await connect({ ...mailchimp, remoteId: 'a1' })).json()).toMatchObject({
      error: "You don't have any mailing lists. Please create one before continuing",
    });
  });

  it('CONN-02 a connection that cannot be opened holds up no other', async () => {
    const mailchimp = { provider: 'mailchimp', key: apiKey, remoteId: 'a1' };
    const broken = (await connect(mailchimp)).json<{ id: string }>();
    await connect(mailchimp);
    await app.ctx.transact((trx) =>
      trx
        .updateTable('list_connections')
        .set({ sealed_key: 'sealed by another installation' })
        .where('id', '=', broken.id)
        .execute(),
    );
    for (const name of ['ann', 'bea']) await signUp(`${name}@example.test`);
    await deliverListChanges(app.ctx);
    expect(writes()).toHaveLength(2);
    const states = (await connections()) as { id: string; isFailing?: boolean }[];
    expect(states.map(({ isFailing }) => isFailing)).toEqual([true, false]);
  });

  it('CONN-02 who left before a list was connected is not told', async () => {
    for (const name of ['ann', 'bea']) await signUp(`${name}@example.test`);
    const { members } = (await office.get(`mailing-lists/${listId}/members`)).json<{
      members: { id: string; email: string }[];
    }>();
    const ann = members.find(({ email }) => email === 'ann@example.test')!;
    await office.send('POST', `mailing-lists/${listId}/members/${ann.id}/end`);
    await connect({ provider: 'mailchimp', key: apiKey, remoteId: 'a1' });
    await deliverListChanges(app.ctx);
    expect(writes().map(({ body }) => JSON.parse(body).email_address)).toEqual([
      'bea@example.test',
    ]);
  });

  it('CONN-07 an address that the provider refuses is not sent again', async () => {
    await connect({ provider: 'mailchimp', key: apiKey, remoteId: 'a1' });
    await signUp('refused@example.test');
    await deliverListChanges(app.ctx);
    expect(writes()).toHaveLength(1);
    expect(await connections()).toMatchObject([{ isFailing: true }]);
    app.setNow(new Date(app.ctx.now().getTime() + 24 * 3_600_000));
    await deliverListChanges(app.ctx);
    expect(writes()).toHaveLength(1);
  });

  it('CONN-02 who unsubscribes from everything is told to every connection', async () => {
    await connect({ provider: 'mailchimp', key: apiKey, remoteId: 'a1' });
    await signUp('ann@example.test');
    await deliverListChanges(app.ctx);
    const { site_id: siteId } = await app.ctx.db
      .selectFrom('mailing_lists')
      .select('site_id')
      .where('id', '=', listId)
      .executeTakeFirstOrThrow();
    const email = 'Ann@Example.test';
    await app.ctx.transact((trx) => leaveAllLists(trx, { siteId, email }, app.ctx.now()));
    await deliverListChanges(app.ctx);
    expect(JSON.parse(writes().at(-1)!.body)).toMatchObject({ status: 'unsubscribed' });
  });

  it('CONN-07 while a provider is away nothing is lost; it is tried again, and said', async () => {
    await connect({ provider: 'mailchimp', key: apiKey, remoteId: 'a1' });
    await signUp('ann@example.test');
    isDown = true;
    await deliverListChanges(app.ctx);
    expect(await connections()).toMatchObject([{ isFailing: true }]);
    const tries = writes().length;
    await deliverListChanges(app.ctx);
    expect(writes()).toHaveLength(tries);
    isDown = false;
    app.setNow(new Date(app.ctx.now().getTime() + 61_000));
    await deliverListChanges(app.ctx);
    expect(JSON.parse(writes().at(-1)!.body)).toMatchObject({ status: 'subscribed' });
    expect(await connections()).toMatchObject([{ isFailing: false }]);
  });
});
