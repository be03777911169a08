/** From the file that staff upload to the one that a buyer downloads. */
import type { AddressInfo } from 'node:net';
import { productTypes, userRoles, type ProductFile } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { readMails } from '../../testing/read-mails.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInOwner, type StaffCookies } from '../../testing/test-staff.ts';

const crumb = 'c'.repeat(43);

describeOnBothDatabases('SUBS-04 files of digital products', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let origin: string;
  let owner: StaffCookies;
  let office: Office;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const settings = { payments: { manual: true }, media: { fileMegabytes: 1 } };
    const siteId = await app.createSite({ identifier: 'songs', host: 'localhost', settings });
    shop = await createTestShop(app, siteId);
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://localhost:${(app.server.server.address() as AddressInfo).port}`;
    owner = await signInOwner(app);
    office = await createOffice(app, { [siteId]: [userRoles.values.storeManager] }, 'songs');
  });
  afterAll(() => app.close());

  const ask = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    fetch(new URL(path, origin), {
      method,
      ...(body !== undefined && { body }),
      headers: {
        cookie: `staff_session=${owner.staff_session}; crumb=${crumb}`,
        'x-csrf-token': crumb,
        'tus-resumable': '1.0.0',
        ...headers,
      },
    });
  /** The id of an upload that came as far as `sent` says. */
  const upload = async (name: string, text: string, sent = text) => {
    const encode = (value: string) => Buffer.from(value).toString('base64');
    const begun = await ask('POST', '/api/sites/songs/uploads', {
      'upload-length': String(text.length),
      'upload-metadata': `filename ${encode(name)},filetype ${encode('text/plain')}`,
    });
    const path = begun.headers.get('location') ?? '';
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    await ask('PATCH', path, type, sent);
    return path.split('/').at(-1);
  };
  const keep = async (uploadId: string | undefined) => {
    const json = { 'content-type': 'application/json' };
    const path = '/api/sites/songs/product-files';
    const answer = await ask('POST', path, json, JSON.stringify({ uploadId }));
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const change = (id: string, from: ProductFile[], to: ProductFile[]) =>
    office.send('PATCH', `products/${id}`, { changes: { files: { from, to } } });

  it('are uploaded, put into an order of their own, and downloaded by who paid', async () => {
    const song = await shop.addProduct({ title: 'Song', productType: productTypes.digital });
    const first = (await keep(await upload('Song.mp3', 'la la la'))).body['file'] as ProductFile;
    const words = (await keep(await upload('Words.txt', 'la'))).body['file'] as ProductFile;
    expect(first).toMatchObject({ filename: 'Song.mp3', byteSize: 8 });
    expect((await change(song.id, [], [words, first])).statusCode).toBe(200);
    const read = (await office.get(`products/${song.id}`)).json<{ files: ProductFile[] }>();
    expect(read.files).toEqual([words, first]);

    const shopper = new Shopper(app);
    await shopper.add(song.id);
    await shopper.pay({
      expectedTotalCents: 1000,
      email: 'ada@songs.test',
      payment: { provider: 'manual' },
    });
    const { payment_id: paymentId } = await app.ctx.db
      .selectFrom('orders')
      .select('payment_id')
      .where('site_id', '=', shop.siteId)
      .executeTakeFirstOrThrow();
    const site = (await app.ctx.sites.get(shop.siteId))!;
    await settlePayment(app.ctx, site, { paymentId, type: 'succeeded', isTest: false });
    const [mail] = await readMails(app, { to: 'ada@songs.test', kind: 'downloads:' });
    const link = new URL(/https?:\S+\/downloads\/\S+/.exec(mail?.text ?? '')![0]).pathname;
    const visitor = new TestVisitor(app);
    const page = await visitor.send('GET', link);
    expect(page.body.indexOf('Words.txt')).toBeLessThan(page.body.indexOf('Song.mp3'));
    const links = [...page.body.matchAll(/href="(\/downloads\/[^"]+)"/g)].map(([, href]) => href!);
    const got = await Promise.all(
      links.map(async (href) => (await visitor.send('GET', href)).body),
    );
    expect(got).toEqual(['la', 'la la la']);

    const undone = await change(song.id, [words, first], [first]);
    const { activityId } = undone.json<{ activityId: string }>();
    const back = await office.send('POST', `activity/${activityId}/undo`, {});
    expect(back.statusCode, back.body).toBe(200);
    const again = (await office.get(`products/${song.id}`)).json<{ files: ProductFile[] }>();
    expect(again.files).toEqual([words, first]);
  });

  it('are refused when bytes are missing, too many, or somebody else’s', async () => {
    const song = await shop.addProduct({ title: 'Tune', productType: productTypes.digital });
    expect((await keep(await upload('a.txt', 'la la', 'la'))).body['code']).toBe(
      'upload_incomplete',
    );
    expect((await keep('nobody.nothing.1')).status).toBe(404);
    const unknown = { filename: 'x.txt', byteSize: 1, sha256: 'a'.repeat(64) };
    expect((await change(song.id, [], [unknown])).json<{ code: string }>().code).toBe(
      'upload_incomplete',
    );
    const other = await app.createSite({ identifier: 'other' });
    const elsewhere = await createOffice(
      app,
      { [other]: [userRoles.values.storeManager] },
      'other',
    );
    const known = (await keep(await upload('b.txt', 'mine'))).body['file'] as ProductFile;
    const theirs = await elsewhere.send('POST', 'products', {
      title: 'Stolen',
      productType: productTypes.digital,
      variants: [{ priceCents: 0 }],
      files: [known],
    });
    expect(theirs.json<{ code: string }>().code).toBe('upload_incomplete');
  });
});
