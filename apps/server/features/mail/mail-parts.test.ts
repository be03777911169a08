import { addBlock, blockTypeTable, translateText } from '@sitewright/blocks';
import { userRoles, type DocumentHead, type PageDocument } from '@sitewright/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addShippingOption } from '../../testing/test-shop-rules.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';
import { signInStaff } from '../../testing/test-staff.ts';
import { readMails } from '../../testing/read-mails.ts';
import { exportSite } from '../site-files/export-site.ts';
import { importSite } from '../site-files/import-site.ts';
import { deliverMails } from './deliver-mails.ts';
import { renderCustomerMail } from './render-customer-mail.ts';

describeOnBothDatabases('parts of mails', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let shop: TestShop;
  let siteId: string;
  let office: Office;
  let visitor: TestVisitor;
  let shippingOptionId: string;
  let edits = 0;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    siteId = await app.createSite({ host: 'localhost', identifier: 'alder', title: 'Alder & Son' });
    shop = await createTestShop(app, siteId);
    shippingOptionId = await addShippingOption(shop, { name: 'By boat', priceCents: 600 });
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'alder');
    visitor = new TestVisitor(app);
    const cookies = await signInStaff(app, { [siteId]: [userRoles.values.admin] });
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
  });
  afterEach(() => {
    peer.received.length = 0;
    peer.recipients.length = 0;
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
  });

  const open = async (ownerId: string) => {
    const made = await office.send('POST', 'documents', { purpose: 'mail', ownerId });
    expect(made.statusCode, made.body).toBe(200);
    return made.json<DocumentHead>();
  };
  const add = async (ownerId: string, type: string, data: object) => {
    const { id, revision } = await open(ownerId);
    const { document } = (await office.get(`documents/${id}`)).json<{ document: PageDocument }>();
    edits += 1;
    const [section = ''] = Object.keys(document.sections);
    const blockId = `block-${edits}`;
    const saved = await office.send('POST', `documents/${id}/edits`, {
      baseRevision: revision,
      key: `edit-number-${edits}`,
      commands: addBlock(document, blockTypeTable.get(type)!, {
        id: blockId,
        sectionId: section,
        data,
      }),
    });
    expect(saved.statusCode, saved.body).toBe(200);
    return blockId;
  };
  const move = async (ownerId: string, to: string) => {
    const { id, revision } = await open(ownerId);
    const moved = await office.send('POST', `documents/${id}/state`, { to, revision });
    expect(moved.statusCode, moved.body).toBe(200);
    return moved.json<{ activityId: string }>();
  };
  const buy = async (email: string) => {
    const bowl = await shop.addProduct({ title: 'Bowl', variants: [{ priceCents: 1000 }] });
    const shopper = new Shopper(app);
    await shopper.add(bowl.id, 1);
    const expectedTotalCents = await shopper.totalFor({ shippingOptionId });
    const paid = await shopper.pay({ email, shippingOptionId, expectedTotalCents });
    expect(paid.statusCode, paid.body).toBe(200);
    const [mail] = await readMails(app, { kind: 'order-confirmation:', to: email });
    return mail!;
  };

  const preview = async (kind: string) => {
    const answer = await office.get(`orders/1/mails/${kind}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ html: string; text: string }>();
  };

  it('a footer is edited, published, and read in a received mail as HTML and as text', async () => {
    await add('footer', 'text', {
      format: 'html',
      html: '<p>Alder <strong>Ltd</strong>, <a href="https://a.test/about">about us</a></p>',
    });
    await add('footer', 'text', { format: 'html', html: '<p>By {shopName} {unknown}</p>' });
    expect((await buy('draft@parts.test')).html).not.toContain('about us');
    await move('footer', 'published');
    const mail = await buy('ann@parts.test');
    expect(mail.html).toMatch(/<strong>Ltd<\/strong>, <a [^>]*href="https:\/\/a.test\/about"/);
    expect(mail.html).toContain('By Alder &amp; Son {unknown}');
    const { text } = mail;
    expect(text).toContain(
      'Alder Ltd, about us (https://a.test/about)\n\nBy Alder & Son {unknown}',
    );
    expect(text.indexOf('Alder Ltd')).toBeGreaterThan(text.indexOf('Total'));
    await deliverMails(app.ctx);
    expect(peer.received.join('')).toContain('about us');
  });

  it('a header takes the place of the name, in all mails; a kind of mail has parts of its own', async () => {
    const before = await preview('shipped');
    await add('header', 'heading', { text: 'Our header', level: 2 });
    await add('confirmed-above', 'text', {
      format: 'html',
      html: '<p>Dear {customerName}, {orderNumber}</p>',
    });
    await add('confirmed-below', 'line', {});
    for (const part of ['header', 'confirmed-above', 'confirmed-below']) {
      await move(part, 'published');
    }
    const [confirmed, shipped] = [await preview('confirmed'), await preview('shipped')];
    expect(confirmed.text).toMatch(
      /^Our header\n\nThank you[^]*\n\nDear .*, 1\n\n[^]*---\n\nAlder Ltd/,
    );
    expect(shipped.text).toBe(`Our header\n\n${before.text}`);
    expect(shipped.html).not.toContain('Dear');
    // What the mail says by itself is all there.
    expect(confirmed.text).toContain('1 × Bowl');
    expect(confirmed.text).toMatch(/Total: /);
  });

  it('a part that cannot be rendered holds up no mail: the log tells of it', async () => {
    const log = vi.spyOn(app.ctx.log, 'error').mockImplementation(() => {});
    await app.ctx.transact((trx) =>
      trx
        .updateTable('documents')
        .set({ published: JSON.stringify({ blocks: null, sections: 7 }) })
        .where('owner_id', '=', 'header')
        .execute(),
    );
    const mail = await buy('bert@parts.test');
    expect(mail.html).not.toContain('Our header');
    expect(mail.text).toContain('Alder Ltd');
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ siteId, part: 'header' }),
      'a part of a mail was left out',
    );
    log.mockRestore();
    await move('header', 'draft');
    await move('header', 'published');
    expect((await preview('paid')).text).toContain('Our header');
  });

  it('a publication is taken back as any other, and what is private is in no mail', async () => {
    const { activityId } = await move('header', 'private');
    expect((await preview('paid')).text).not.toContain('Our header');
    const undone = await office.send('POST', `activity/${activityId}/undo`, {});
    expect(undone.statusCode, undone.body).toBe(200);
    expect((await preview('paid')).text).toContain('Our header');
  });

  it('an example goes to who asks and to nobody else, with what is drafted', async () => {
    await add('footer', 'text', { format: 'html', html: '<p>Only drafted</p>' });
    const example = await office.get('mail-examples/shipped');
    expect(example.json<{ text: string }>().text).toContain('Only drafted');
    const sent = await office.send('POST', 'mail-examples/shipped/send', {});
    expect(sent.statusCode, sent.body).toBe(200);
    const { to } = sent.json<{ to: string }>();
    await deliverMails(app.ctx);
    const mails = peer.recipients.flatMap(([first], at) => (first === to ? peer.received[at] : []));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Only drafted');
    // Nothing of a real order is in it.
    expect(mails[0]).not.toContain('parts.test');
    expect((await preview('shipped')).text).not.toContain('Only drafted');
  });

  it('who may not draft sends none, and who is nobody sees none', async () => {
    const reader = await createOffice(app, { [siteId]: [userRoles.values.viewer] }, 'alder');
    const sent = await reader.send('POST', 'mail-examples/shipped/send', {});
    expect(sent.statusCode).toBe(403);
    const stranger = new Shopper(app);
    const frame = '/config/sites/alder/mail-examples/shipped/body';
    expect((await stranger.send('GET', frame)).statusCode).toBe(401);
    const made = await office.send('POST', 'documents', { purpose: 'mail', ownerId: 'nonsense' });
    expect(made.statusCode).toBe(404);
  });

  it('the canvas is an example of the mail, with an empty place for its part', async () => {
    const { id } = await open('confirmed-above');
    const canvas = await visitor.send('GET', `/config/sites/alder/canvas/${id}`);
    expect(canvas.statusCode).toBe(200);
    expect(canvas.body).toContain('id="mail-part"></div>');
    expect(canvas.body).toContain('Only drafted');
    expect(canvas.body).not.toContain('parts.test');
    expect(canvas.headers['content-security-policy']).toContain("form-action 'none'");
  });

  it('parts come through files byte for byte, also with blocks that no mail shows', async () => {
    await add('footer', 'form', { formId: 'gone', note: 'kept' });
    const files = (await exportSite(app.ctx, 'alder')).texts;
    const names = [...files.keys()].filter((name) => name.startsWith('documents/mail/'));
    expect(names.toSorted()).toEqual([
      'documents/mail/confirmed-above.json',
      'documents/mail/confirmed-below.json',
      'documents/mail/footer.json',
      'documents/mail/header.json',
    ]);
    await importSite(app.ctx, 'again', await exportSite(app.ctx, 'alder'));
    const again = (await exportSite(app.ctx, 'again')).texts;
    for (const name of names) expect(again.get(name)).toBe(files.get(name));
    expect(files.get('documents/mail/footer.json')).toContain('"note": "kept"');
  });

  it('a part is said in the language of the mail', async () => {
    const { id, revision } = await open('header');
    const { document } = (await office.get(`documents/${id}`)).json<{ document: PageDocument }>();
    const [block = ''] = Object.keys(document.blocks);
    const to = { text: 'Unser Kopf', original: 'Our header' };
    const saved = await office.send('POST', `documents/${id}/edits`, {
      baseRevision: revision,
      key: 'edit-in-german',
      commands: translateText(document, block, { language: 'de', way: 'text', to }),
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await move('header', 'published');
    const site = await app.ctx.sites.get(siteId);
    const german = { ...site!, language: 'de', locale: 'de-DE' };
    const mail = await renderCustomerMail(
      { ctx: app.ctx, db: app.ctx.db, site: german },
      { title: 'T', preview: 'P', blocks: [], shopName: 'Alder' },
    );
    expect(mail.text).toMatch(/^Unser Kopf\n/);
  });

  it('I18N-01 a link of a part leads to the page in the language of the mail, and to other sites as it is', async () => {
    await add('footer', 'text', {
      format: 'html',
      html: '<p><a href="/shop">Ours</a> <a href="https://a.test/shop">Theirs</a></p>',
    });
    await move('footer', 'published');
    const site = (await app.ctx.sites.get(siteId))!;
    const mailFor = (shown: typeof site) =>
      renderCustomerMail(
        { ctx: app.ctx, db: app.ctx.db, site: shown },
        { title: 'T', preview: 'P', blocks: [], shopName: 'Alder', shopUrl: 'http://alder.test' },
      );
    const own = await mailFor(site);
    const german = await mailFor({ ...site, language: 'de', locale: 'de-DE' });
    expect(own.text).toContain('Ours (http://alder.test/shop) Theirs (https://a.test/shop)');
    expect(german.text).toContain('Ours (http://alder.test/de/shop) Theirs (https://a.test/shop)');
  });

  it('an example names no product that visitors do not see', async () => {
    const show = (isVisible: boolean) =>
      app.ctx.transact((trx) =>
        trx
          .updateTable('products')
          .set({ is_visible: isVisible })
          .where('site_id', '=', siteId)
          .execute(),
      );
    const text = async () =>
      (await office.get('mail-examples/confirmed')).json<{ text: string }>().text;
    expect(await text()).toContain('1 × Bowl');
    await show(false);
    expect(await text()).toContain('1 × Alder & Son');
    expect(await text()).not.toContain('Bowl');
    await show(true);
  });
});
