import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { DocumentPurpose } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLockDesk, type LockDesk } from '../../testing/lock-desk.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { restoreDocument } from '../documents/restore-document.ts';
import { saveProduct } from '../products/save-product.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

const secret = 'Sourdough-Recipe-77';

describeOnBothDatabases('what a member area gives', (database) => {
  let desk: LockDesk;
  let planId: string;
  let member: Shopper;
  let count = 0;
  /** The block of a test: copies of pages have blocks of the same ids, and here is none. */
  let blockId: string;
  beforeAll(async () => {
    desk = await createLockDesk(database);
    planId = await desk.addPlan([desk.idOf('notes')]);
    member = await desk.member(planId, 'mia@members.test');
  });
  afterAll(() => desk.fixture.app.close());
  beforeEach(() => {
    blockId = `area${(count += 1)}`;
  });

  /** A published document of that owner with the area in it. */
  async function publish(purpose: DocumentPurpose, ownerId: string, isHidden = false) {
    const { app, siteId } = desk.fixture;
    const type = blockTypeTable.get('member-area')!;
    const data = { ...Object(type.initial), planId, memberHtml: `<p>${secret}</p>` };
    const begun = putOnTop(
      emptyDocument,
      addSection(emptyDocument, { id: 'only', layout: 'grid' }, 0),
    ).document;
    const draft = putOnTop(
      begun,
      addBlock(begun, type, { id: blockId, sectionId: 'only', data }),
    ).document;
    const at = app.ctx.now();
    const standing = { state: 'published', publishAt: null, draft, published: draft } as const;
    const owner = { siteId, purpose, ownerId, actor: operator, at };
    await app.ctx.transact((trx) => restoreDocument(trx, { ...owner, ...standing }));
    if (isHidden) await hideSections(ownerId);
  }
  const hideSections = (ownerId: string) =>
    desk.fixture.app.ctx.transact((trx) =>
      sql`update documents set published = jsonb_set(published, '{sections,only,hidden}', 'true')
        where owner_id = ${ownerId}`.execute(trx),
    );
  const given = async (visitor: Shopper, pageId = '') => {
    const path = `/api/commerce/memberships/${planId}/area?block=${blockId}${pageId && `&page=${pageId}`}`;
    const answer = (await visitor.send('GET', path)).json<{ isMember: boolean; html: string }>();
    expect(answer.isMember).toBe(true);
    return answer.html.includes(secret);
  };

  it('ROUT-21 is taken from a page that is on, and from none that is off', async () => {
    await publish('page', desk.idOf('about/team'));
    expect(await given(member)).toBe(true);
    await desk.switchPage('about/team', false);
    expect(await given(member, desk.idOf('about/team'))).toBe(false);
    await desk.switchPage('about/team', true);
    expect(await given(member)).toBe(true);
  });

  it('ROUT-21 I18N-05 members read it in the language of the page, where it is translated', async () => {
    const { app, siteId } = desk.fixture;
    const { id } = await app.ctx.transact((trx) =>
      saveContentItem(trx, siteId, {
        collectionId: desk.idOf('journal'),
        urlId: 'spoken',
        title: 'Spoken',
        publishOn: new Date('2026-01-01T00:00:00Z'),
      }),
    );
    await publish('post', id);
    const said = { de: { memberHtml: { text: '<p>Sauerteig</p>', original: `<p>${secret}</p>` } } };
    await app.ctx.transact((trx) =>
      sql`update documents set published = jsonb_set(published,
          array['blocks', ${blockId}::text, 'translations'], ${JSON.stringify(said)}::jsonb)
        where owner_id = ${id}`.execute(trx),
    );
    await writeSettings(app.ctx, {
      siteId,
      actor: operator,
      values: { languages: { languages: [{ code: 'de' }] } },
    });
    const path = `/api/commerce/memberships/${planId}/area?block=${blockId}&page=${id}`;
    const from = async (page: string) =>
      (await member.send('GET', path, { headers: { referer: `http://localhost${page}` } })).json<{
        html: string;
      }>().html;
    expect(await from('/de/journal/spoken')).toBe('<p>Sauerteig</p>');
    expect(await from('/journal/spoken')).toBe(`<p>${secret}</p>`);
  });

  it('ROUT-21 is not taken from a section that is hidden', async () => {
    await publish('page', desk.idOf('more'), true);
    expect(await given(member)).toBe(false);
  });

  it('ROUT-21 is taken from a locked page for who knows its password alone', async () => {
    const about = desk.idOf('about');
    await publish('page', about);
    await desk.lock('about', 'open sesame');
    expect(await given(member, about)).toBe(false);
    await desk.enter(member, { page: about, password: 'open sesame' });
    expect(await given(member, about)).toBe(true);
    await desk.lock('about', 'another word');
    expect(await given(member, about)).toBe(false);
    await desk.open('about');
  });

  it('ROUT-21 is taken from a page for members that their plan opens, and from no other', async () => {
    await publish('page', desk.idOf('notes'));
    expect(await given(member)).toBe(true);
    const other = desk.idOf('stack');
    await desk.addPlan([other], 900);
    blockId += 'other';
    await publish('page', other);
    expect(await given(member, other)).toBe(false);
  });

  it('ROUT-21 is taken from a post that visitors see', async () => {
    const { app, siteId } = desk.fixture;
    const post = (slug: string, more: { isVisible?: boolean; publishOn?: Date }) =>
      app.ctx.transact((trx) =>
        saveContentItem(trx, siteId, {
          collectionId: desk.idOf('journal'),
          urlId: slug,
          title: slug,
          publishOn: new Date('2026-01-01T00:00:00Z'),
          ...more,
        }),
      );
    const change = (id: string, more: { isVisible?: boolean; publishOn?: Date }) =>
      app.ctx.transact((trx) => saveContentItem(trx, siteId, { id, ...more }));
    const { id } = await post('with-area', {});
    await publish('post', id);
    expect(await given(member, id)).toBe(true);
    await change(id, { publishOn: new Date('2026-09-01T00:00:00Z') });
    expect(await given(member, id)).toBe(false);
    await change(id, { publishOn: new Date('2026-01-01T00:00:00Z'), isVisible: false });
    expect(await given(member, id)).toBe(false);
    await change(id, { isVisible: true });
    expect(await given(member, id)).toBe(true);
    await desk.switchPage('journal', false);
    expect(await given(member, id)).toBe(false);
    await desk.switchPage('journal', true);
  });

  it('ROUT-21 is taken from a product that is sold', async () => {
    const { app, siteId, products } = desk.fixture;
    const id = products['plate']!;
    await publish('product', id);
    expect(await given(member, id)).toBe(true);
    await app.ctx.transact((trx) => saveProduct(trx, siteId, { id, isVisible: false }));
    expect(await given(member, id)).toBe(false);
  });

  it('ROUT-21 is taken from the popup while it is on, and from the footer', async () => {
    await publish('popup', 'popup');
    const turn = (isOn: boolean) =>
      writeSettings(desk.fixture.app.ctx, {
        siteId: desk.fixture.siteId,
        actor: operator,
        values: { popup: { isOn } },
      });
    await turn(true);
    expect(await given(member)).toBe(true);
    await turn(false);
    expect(await given(member)).toBe(false);
    blockId += 'foot';
    await publish('footer', 'footer');
    expect(await given(member)).toBe(true);
  });
});
