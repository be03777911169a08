import { userRoles, type DocumentHead } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage, composeBlocks } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

/** 10,000 emoji of every make: one character, a skin, a family, a flag, a keycap. */
const emoji = ['🎉', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🇩🇪', '3️⃣'];
const many = Array.from({ length: 10_000 }, (_, at) => emoji[at % emoji.length]).join('');
const rightToLeft = 'שלום עולם \u202Eabc\u202C مرحبا بالعالم';

describeOnBothDatabases('texts that are unlike others', (database) => {
  let fixture: PageFixture;
  let editor: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { admin } = userRoles.values;
    editor = await createOffice(fixture.app, { [fixture.siteId]: [admin] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  it('EDIT-09 10,000 emoji and right-to-left words are drafted, published, found and shown as they were', async () => {
    const { urlId } = await buildPage(editor, {
      title: 'Party',
      blocks: [
        { type: 'heading', data: { text: `Party ${rightToLeft}`, level: 1 } },
        { type: 'text', data: { html: `<p>${many}</p><p>${rightToLeft}</p>` } },
      ],
    });
    const page = await fixture.app.server.inject(`/${urlId}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(many);
    expect(page.body).toContain(rightToLeft);
    const found = await fixture.app.server.inject('/search?q=%F0%9F%8E%89');
    expect(found.statusCode).toBe(200);
  });

  it('half an emoji is refused in words, and nothing is lost of what is there', async () => {
    const ownerId = fixture.collections['home'];
    const made = await editor.send('POST', 'documents', { purpose: 'page', ownerId });
    const { id, revision } = made.json<DocumentHead>();
    const half = `<p>${many.slice(0, 1)}</p>`;
    const refused = await editor.send('POST', `documents/${id}/edits`, {
      baseRevision: revision,
      key: 'hostile-texts-2',
      commands: composeBlocks([{ type: 'text', data: { html: half } }]).commands,
    });
    expect(refused.statusCode).toBe(400);
    const still = await editor.get(`documents/${id}`);
    expect(still.json<DocumentHead>().revision).toBe(revision);
  });
});
