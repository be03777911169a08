import { documentLimits, documentSchema, type PageDocument } from '@sitewright/contract';
import { expect, describe, it } from 'vitest';
import { checkDocument } from '../checks/check-document.ts';
import { invertCommands } from '../commands/apply-command.ts';
import { emptyDocument } from '../document/empty-document.ts';
import { findOrphans } from '../document/find.ts';
import { overlaps } from '../document/grid.ts';
import { phoneLayout } from '../document/phone-layout.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { renderDocument } from '../render/render-document.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { blockTypeTable } from '../types/registry.ts';
import { designKinds } from './design-kit.ts';
import { insertDesign, type DesignSite } from './insert-design.ts';
import { coverTemplates, insertTemplate, pageTemplates } from './page-templates.ts';
import { sectionDesigns } from './section-designs.ts';

const settings: RenderSettings = {
  types: blockTypeTable,
  source: {
    picture: (id) => ({
      url: `/${id}.webp`,
      width: 1200,
      height: 800,
      widths: [500],
      altText: 'A bowl',
      focalX: 0.5,
      focalY: 0.5,
    }),
    fileUrl: () => undefined,
    pageUrl: () => '/shop',
    answer: () => undefined,
    sanitize: (html) => html,
  },
  cldr: undefined,
  now: 0,
};

const site: DesignSite = {
  language: 'en',
  pictures: ['one', 'two', 'three'],
  store: 'shop',
  blog: 'journal',
  form: 'form',
};

const counting = (prefix = 'new') => {
  let number = 0;
  return () => `${prefix}${(number += 1)}`;
};

/** What only the owner can fill in. */
const ownersPart = new Set(['dead-link', 'empty-block']);

function expectSound(document: PageDocument): void {
  expect(documentSchema.safeParse(document).success).toBe(true);
  expect(findOrphans(document)).toEqual([]);
  const blocks = Object.values(document.blocks);
  for (const block of blocks) {
    const read = blockTypeTable.get(block.type)?.schema.safeParse(block.data);
    expect(read?.error, block.type).toBeUndefined();
    expect(read?.success).toBe(true);
  }
  for (const section of Object.keys(document.sections)) {
    const standing = blocks.filter(({ sectionId }) => sectionId === section);
    const phone = phoneLayout(document, section);
    for (const one of standing) {
      const { column, width } = one.placement.wide;
      expect(column + width - 1).toBeLessThanOrEqual(documentLimits.wideColumns);
      for (const other of standing) {
        if (other.id === one.id) continue;
        const pair = `${one.type} ${one.id}, ${other.type} ${other.id}`;
        expect(overlaps(one.placement.wide, other.placement.wide), pair).toBe(false);
        expect(overlaps(phone.get(one.id)!, phone.get(other.id)!), pair).toBe(false);
      }
    }
  }
  const unexpected = checkDocument(document, settings).filter(
    ({ check }) => !ownersPart.has(check),
  );
  expect(unexpected).toEqual([]);
}

it('there are sixty designs and more in at least twelve kinds, each with an id of its own', () => {
  expect(sectionDesigns.length).toBeGreaterThanOrEqual(60);
  expect(new Set(sectionDesigns.map(({ id }) => id)).size).toBe(sectionDesigns.length);
  expect(Object.keys(designKinds).length).toBeGreaterThanOrEqual(12);
  expect(new Set(sectionDesigns.map(({ kind }) => kind))).toEqual(
    new Set(Object.keys(designKinds)),
  );
});

describe.each(sectionDesigns)('the design $id', (design) => {
  const insert = (own: DesignSite, newId = counting()) =>
    insertDesign(emptyDocument, design, { index: 0, newId, site: own });

  it('becomes a section whose blocks are known, apart at both widths, and taken back', () => {
    const { commands, sectionId } = insert(site);
    const { document, conflicts } = putOnTop(emptyDocument, commands);
    expect(conflicts).toEqual([]);
    expectSound(document);
    const blocks = Object.values(document.blocks);
    expect(blocks.length).toBeLessThanOrEqual(60);
    for (const block of blocks) expect(block.sectionId).toBe(sectionId);
    expect(putOnTop(document, invertCommands(commands)).document).toEqual(emptyDocument);
  });

  it('stands below others without a heading out of order, and on a site that has nothing yet', () => {
    const first = insertDesign(emptyDocument, sectionDesigns[0]!, {
      index: 0,
      newId: counting('first'),
      site: { language: 'de', pictures: [] },
    });
    const { document } = putOnTop(emptyDocument, first.commands);
    const { commands } = insertDesign(document, design, {
      index: 1,
      newId: counting(),
      site: { language: 'de', pictures: [] },
    });
    expectSound(putOnTop(document, commands).document);
  });

  it('says something else in German', () => {
    const write = (language: 'en' | 'de') =>
      renderDocument(
        putOnTop(emptyDocument, insert({ ...site, language }).commands).document,
        settings,
      ).html;
    const words = write('en').replaceAll(/<[^>]*>/g, '');
    if (words.trim() !== '') expect(write('de')).not.toBe(write('en'));
    expect(write('en')).toBe(write('en'));
  });
});

it('a picture that was not chosen yet keeps its place, and the first word on a page is its largest', () => {
  const design = sectionDesigns.find(({ id }) => id === 'intro-right')!;
  const { commands } = insertDesign(emptyDocument, design, {
    index: 0,
    newId: counting(),
    site: { language: 'de', pictures: [] },
  });
  const { html } = renderDocument(putOnTop(emptyDocument, commands).document, settings);
  expect(html).toContain('<div class="sw-picture-place sw-crop--portrait"></div>');
  expect(html).toContain('<h1>Ruhiger leben mit guten Dingen</h1>');
});

it('designs show what the site has of its own, and its pictures in turn', () => {
  const found = new Map<string, Set<unknown>>();
  const pictures: unknown[] = [];
  for (const design of sectionDesigns) {
    const { commands } = insertDesign(emptyDocument, design, {
      index: 0,
      newId: counting(),
      site,
      picturesBefore: 2,
    });
    const { document } = putOnTop(emptyDocument, commands);
    for (const { type, data } of Object.values(document.blocks)) {
      const { collectionId, formId } = Object(data);
      if (!['product-list', 'summary', 'form'].includes(type)) continue;
      found.set(type, (found.get(type) ?? new Set()).add(collectionId ?? formId));
    }
    const images = Object.values(document.blocks).filter(({ type }) => type === 'image');
    if (design.id === 'intro-right')
      pictures.push(...images.map(({ data }) => Object(data).assetId));
  }
  expect(Object.fromEntries(found)).toEqual({
    form: new Set(['form']),
    'product-list': new Set(['shop']),
    summary: new Set(['journal']),
  });
  expect(pictures).toEqual(['three']);
});

it('there are twenty templates of pages and more', () => {
  expect(pageTemplates.length).toBeGreaterThanOrEqual(20);
  expect(new Set(pageTemplates.map(({ id }) => id)).size).toBe(pageTemplates.length);
});

describe.each([...pageTemplates, ...coverTemplates])('the template $id', (template) => {
  it.each(['en', 'de'] as const)(
    'becomes a page without a mistake of its own in %s',
    (language) => {
      const { commands, document } = insertTemplate(template, {
        newId: counting(),
        site: { ...site, language },
      });
      expect(commands).toHaveLength(template.sections.length);
      expectSound(document);
      const { html } = renderDocument(document, settings);
      for (const [, ...words] of template.sections) {
        for (const one of words) {
          const said = one?.[language === 'en' ? 0 : 1].split(/[\n|]/)[0];
          if (said !== undefined) expect(html).toContain(said);
        }
      }
    },
  );
});
