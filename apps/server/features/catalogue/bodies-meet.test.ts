/** Bodies of products that are written beside their documents. */
import {
  userRoles,
  type ActivityEntry,
  type DocumentHead,
  type FieldConflict,
} from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishDocuments } from '../../jobs/publish-documents.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { isOfBlocks, productBodyDesk } from '../../testing/product-body-desk.ts';

describeOnBothDatabases('bodies of products that others write too', (database) => {
  let fixture: PageFixture;
  let manager: Office;
  let drafter: Office;
  let desk: ReturnType<typeof productBodyDesk>;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager, storeManager, draftEditor } = userRoles.values;
    const roles = { [fixture.siteId]: [websiteManager, storeManager] };
    manager = await createOffice(fixture.app, roles, 'cups');
    drafter = await createOffice(fixture.app, { [fixture.siteId]: [draftEditor] }, 'cups');
    desk = productBodyDesk(fixture, manager);
  });
  afterAll(() => fixture.app.close());

  const expectConflict = async (activityId: string, body: FieldConflict) => {
    const refused = await desk.askUndo(activityId);
    expect(refused.json()).toMatchObject({ code: 'edited_meanwhile', conflicts: { body } });
  };

  it('a publication is not taken back over a body that was written since', async () => {
    const id = await desk.make('bowl', '<p>Old</p>');
    await desk.write(id, '<p>Of blocks</p>');
    const { activityId } = await desk.move(id, 'published');
    const { activity } = (await manager.get('activity')).json<{ activity: ActivityEntry[] }>();
    expect(activity.find((entry) => entry.id === activityId)).toMatchObject({
      title: 'bowl',
      content: { purpose: 'product', ownerId: id },
    });
    const written = await desk.setBody(id, '<p>From the sheet</p>');
    await expectConflict(activityId, { theirs: '<p>From the sheet</p>', yours: '<p>Old</p>' });
    expect((await desk.read(id)).body).toBe('<p>From the sheet</p>');
    // Nor once the document is what visitors see again: then nothing is in the way.
    await desk.undo(written.activityId);
    const undone = await desk.undo(activityId);
    expect((await desk.read(id)).body).toBe('<p>Old</p>');
    // Taking that back puts blocks over a body, too.
    await desk.setBody(id, '<p>Second sheet</p>');
    const refused = await desk.askUndo(undone.activityId);
    expect(refused.json()).toMatchObject({ code: 'edited_meanwhile' });
    expect((await desk.read(id)).body).toBe('<p>Second sheet</p>');
  });

  it('what was taken back does not come over a body that was written since', async () => {
    const id = await desk.make('jug', '');
    await desk.write(id, '<p>Of blocks</p>');
    await desk.move(id, 'published');
    const { activityId } = await desk.move(id, 'draft');
    await desk.setBody(id, '<p>From the sheet</p>');
    const refused = await desk.askUndo(activityId);
    expect(refused.json()).toMatchObject({ code: 'edited_meanwhile' });
    expect(await desk.visit('/shop/p/jug')).toContain('From the sheet');
  });

  it('a plan is taken back beside a body that was written since, which stays', async () => {
    const id = await desk.make('vase', '<p>Old</p>');
    await desk.write(id, '<p>Of blocks</p>');
    const publishAt = new Date(fixture.app.ctx.now().getTime() + 3_600_000).toISOString();
    const { activityId } = await desk.move(id, 'scheduled', { publishAt });
    await desk.setBody(id, '<p>From the sheet</p>');
    await desk.undo(activityId);
    expect((await desk.read(id)).body).toBe('<p>From the sheet</p>');
    expect(await desk.open(id)).toMatchObject({ state: 'draft', publishAt: null });
  });

  it.each([
    ['who may publish', () => manager],
    ['who may only draft', () => drafter],
  ])('%s opens a planned document, and the plan stays', async (who, office) => {
    const urlId = `lamp-${who.replaceAll(' ', '-')}`;
    const id = await desk.make(urlId, '');
    await desk.write(id, '<p>Shade of linen</p>');
    await desk.move(id, 'published');
    await desk.write(id, '<p>Shade of silk</p>');
    const at = new Date(fixture.app.ctx.now().getTime() + 3_600_000);
    const publishAt = at.toISOString();
    await desk.move(id, 'scheduled', { publishAt });
    await desk.setBody(id, '<p>From the sheet</p>');
    const head: DocumentHead = await desk.open(id, office());
    expect(head).toMatchObject({ state: 'scheduled', publishAt });
    expect(await desk.visit(`/shop/p/${urlId}`)).toContain('From the sheet');
    fixture.app.setNow(at);
    await publishDocuments.run(fixture.app.ctx);
    const page = await desk.visit(`/shop/p/${urlId}`);
    expect([isOfBlocks(page), page.includes('Shade of silk')]).toEqual([true, true]);
  });

  it('who may only draft opens a body that was written since, and a document taken back comes again', async () => {
    const id = await desk.make('tray', '');
    await desk.write(id, '<p>Oiled oak</p>');
    await desk.move(id, 'published');
    const { activityId } = await desk.setBody(id, '<p>From the sheet</p>');
    await desk.open(id, drafter);
    expect(await desk.visit('/shop/p/tray')).toContain('From the sheet');
    const copied = await manager.send('POST', `products/${id}/duplicate`, {});
    const copy = await desk.read(copied.json<{ id: string }>().id);
    expect(copy.body).toBe('<p>From the sheet</p>');
    expect(copy.document).toMatchObject({ state: 'draft', publishedRevision: null });
    await desk.undo(activityId);
    const page = await desk.visit('/shop/p/tray');
    expect([isOfBlocks(page), page.includes('Oiled oak')]).toEqual([true, true]);
  });

  it('only what visitors see is told to programs', async () => {
    const { admin: adminRole } = userRoles.values;
    const admin = await createOffice(fixture.app, { [fixture.siteId]: [adminRole] }, 'cups');
    const endpoint = { url: 'https://hooks.test/products', topics: ['product.updated'] };
    const added = await admin.send('POST', 'webhook-endpoints', endpoint);
    expect(added.statusCode, added.body).toBe(200);
    const id = await desk.make('mug', '');
    await desk.write(id, '<p>Holds tea</p>');
    const told = async () => {
      const { db } = fixture.app.ctx;
      return (await db.selectFrom('webhook_messages').select('id').execute()).length;
    };
    const before = await told();
    const { activityId } = await desk.move(id, 'needs-review');
    await desk.undo(activityId);
    expect(await told()).toBe(before);
    const published = await desk.move(id, 'published');
    expect(await told()).toBe(before + 1);
    await desk.undo(published.activityId);
    expect(await told()).toBe(before + 2);
  });
});
