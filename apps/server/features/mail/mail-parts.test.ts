import { addBlock, blockTypeTable, translateText } from '@sitewright/blocks';
import { userRoles, type DocumentHead, type PageDocument } from '@sitewright/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { Shopper } from '../../testing/shopper.ts';
import { startSmtpPeer, type SmtpPeer } from '../../testing/smtp-peer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { readMails } from '../../testing/read-mails.ts';
import { exportSite } from '../site-files/export-site.ts';
import { importSite } from '../site-files/import-site.ts';
import { deliverMails } from './deliver-mails.ts';

describeOnBothDatabases('parts of mails', (database) => {
  let app: TestApp;
  let peer: SmtpPeer;
  let shop: TestShop;
  let siteId: string;
  let office: Office;
  let edits = 0;
  beforeAll(async () => {
    peer = await startSmtpPeer();
    app = await createTestApp({ database, environment: { SMTP_URL: peer.url } });
    siteId = await app.createSite({ host: 'localhost', identifier: 'alder', title: 'Alder & Son' });
    shop = await createTestShop(app, siteId);
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'alder');
  });
  afterEach(() => {
    peer.received.length = 0;
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
    await shopper.pay({ email, expectedTotalCents: 1000 });
    const [mail] = await readMails(app, { kind: 'order-confirmation:', to: email });
    return mail!;
  };

  it('MAIL a footer is edited, published, and read in a received mail as HTML and as text', async () => {
    await add('footer', 'text', {
      format: 'html',
      html: '<p>Alder <strong>Ltd</strong>, <a href="/about">about us</a> {shopName} {unknown}</p>',
    });
    expect((await buy('draft@parts.test')).html).not.toContain('about us');
    await move('footer', 'published');
    const mail = await buy('ann@parts.test');
    console.log(mail.html, mail.text);
    expect(mail.html).toContain('<strong>Ltd</strong>');
    expect(mail.text).toContain('Alder Ltd, about us');
    await deliverMails(app.ctx);
    expect(peer.received.at(-1)).toContain('about us');
  });
});
