import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockTypeTable, emptyDocument } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { restoreDocument } from '../documents/restore-document.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { makeDecoder, makeEncoder } from './references.ts';

const pageId = 'a'.repeat(24);
const siteId = 'b'.repeat(24);

/** Texts with what names and ids are made of in them. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom('@', '{', '}', '@{', '@{at}', '@{pages/about}', '@{site}', '/', ' '),
      fc.constantFrom(pageId, siteId, 'c'.repeat(24), `/content/v1/${siteId}/${pageId}/x.png`),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

it('every text comes back as it was, whatever names and ids are in it', () => {
  const names = new Map([[pageId, 'pages/about']]);
  const ids = new Map([['pages/about', pageId]]);
  const encode = makeEncoder(siteId, names);
  const decode = makeDecoder(siteId, ids)('a.json');
  fc.assert(
    fc.property(texts, (text) => {
      expect(decode(encode(text))).toBe(text);
      expect(encode(`(${text})`)).not.toMatch(new RegExp(`\\b(?:${pageId}|${siteId})\\b`));
    }),
    { numRuns: 2_000 },
  );
});

/** What the database can keep. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();
const words = texts.filter(storable);
const data = fc.oneof(
  fc.dictionary(
    words.filter((name) => name !== '__proto__'),
    fc.oneof(words, fc.integer(), fc.boolean(), fc.array(words, { maxLength: 3 })),
  ),
  words,
  fc.constant(null),
);

const documents: fc.Arbitrary<PageDocument> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...blockTypeTable.keys(), 'of-tomorrow'),
      own: data,
      isOwn: fc.boolean(),
    }),
    {
      maxLength: 6,
    },
  )
  .map((wanted) => {
    const blocks = wanted.map(({ type, own, isOwn }, index) => {
      const known = blockTypeTable.get(type);
      const id = `b${index}`;
      const wide = { column: 1, row: index * 2 + 1, width: 12, height: 2, layer: 0, hidden: false };
      const content = {
        id,
        sectionId: 's',
        order: `a${index}`,
        type,
        version: known?.version ?? 7,
        data: known && !isOwn ? known.sample : own,
        placement: { wide },
      };
      return [id, content] as const;
    });
    const section = { id: 's', order: 'a0', layout: 'grid', style: {} } as const;
    return { ...emptyDocument, sections: { s: section }, blocks: Object.fromEntries(blocks) };
  });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('every document survives its files: those of the site that is made of them are the same', async () => {
  let runs = 0;
  const samples = fc.tuple(documents, documents, fc.boolean());
  await fc.assert(
    fc.asyncProperty(samples, async ([draft, other, isPublished]) => {
      runs += 1;
      const own = await app.createSite({ identifier: `own-${runs}` });
      const at = app.ctx.now();
      await app.ctx.transact(async (trx) => {
        const page = { typeName: 'page', type: 10, urlId: 'about', title: 'About' } as const;
        const { id: ownerId } = await saveCollection(trx, own, page);
        await restoreDocument(trx, {
          siteId: own,
          purpose: 'page',
          ownerId,
          state: isPublished ? 'published' : 'draft',
          publishAt: null,
          draft,
          published: isPublished ? other : null,
          actor: { accountId: null, name: 'Test' },
          at,
        });
      });
      const before = await exportSite(app.ctx, `own-${runs}`);
      await importSite(app.ctx, `copy-${runs}`, { ...before, media: new Map() });
      const after = await exportSite(app.ctx, `copy-${runs}`);
      expect([...after.texts]).toEqual([...before.texts]);
      const kept = JSON.parse(before.texts.get('documents/page/about.json')!);
      expect(Object.keys(kept.draft.blocks)).toEqual(Object.keys(draft.blocks));
    }),
    { numRuns: 25 },
  );
}, 120_000);
