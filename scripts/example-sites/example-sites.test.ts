import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockTypeTable, orderedBlocks, orderedSections, sectionDesigns } from '@sitewright/blocks';
import {
  commandsSchema,
  formDraftSchema,
  newSiteSchema,
  type PageDocument,
  settingsGroups,
  type SettingField,
} from '@sitewright/contract';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../lib/install.mjs';
import { buildDocument, type SiteThings } from './build-document.ts';
import type { ExampleSection, ExampleSite } from './example-site.ts';
import { exampleSites } from './list-sites.ts';

/** What the site would have made, each thing with an id that is its name. */
function thingsOf(site: ExampleSite): SiteThings {
  const urls = [...site.pages.map(({ urlId }) => urlId), ...(site.shop ? ['shop'] : [])];
  if (site.journal) urls.push(site.journal.urlId);
  return {
    pictures: new Map(Object.keys(site.pictures).map((name) => [name, name])),
    pages: new Map(urls.map((urlId) => [urlId, urlId])),
    store: site.shop && 'store',
    blog: site.journal && 'blog',
    form: site.form && 'form',
    donation: site.donation && 'donation',
  };
}

function documentsOf(site: ExampleSite): readonly (readonly ExampleSection[])[] {
  const posts = site.journal?.posts ?? [];
  return [...site.pages, ...posts]
    .map(({ sections }) => sections)
    .concat(site.popup ? [site.popup] : []);
}

/** The levels of the headings of a page, in the order of reading. */
function levelsOf(document: PageDocument): number[] {
  return orderedSections(document).flatMap(({ id }) =>
    orderedBlocks(document, id).flatMap(({ type, data }) => {
      if (type === 'newsletter' || type === 'donation') return [2];
      const { level, html = '' } = data as { level?: number; html?: string };
      const own = [...html.matchAll(/<h([1-6])/g)].map(([, found]) => Number(found));
      return level === undefined ? own : [level];
    }),
  );
}

/** How well one colour stands out from another. WCAG 2.2 */
function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map(luminance).toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('are twelve sites of four to six pages, each with a look of its own', () => {
  expect(exampleSites).toHaveLength(12);
  const fonts = exampleSites.map(({ settings }) => JSON.stringify(settings.fonts));
  const grounds = exampleSites.map(({ settings }) => JSON.stringify(settings.styles));
  expect([new Set(fonts).size, new Set(grounds).size]).toEqual([12, 12]);
  for (const { identifier, pages, shop, journal } of exampleSites) {
    const count = pages.length + (shop ? 1 : 0) + (journal ? 1 : 0);
    expect([identifier, count >= 4 && count <= 6]).toEqual([identifier, true]);
  }
});

describe.each(exampleSites.map((site) => [site.identifier, site] as const))('%s', (_, site) => {
  const things = thingsOf(site);

  it('is made of what calls take', () => {
    const { title, identifier, country, currency, locale, timeZone, preset } = site;
    const wish = { title, identifier, country, currency, locale, timeZone, preset };
    const rest = { attemptId: 'x'.repeat(8), purpose: 'site', languages: [], theme: 'linden' };
    const rules = { taxRates: null, taxRules: [], shippingOptions: [], content: 'none' };
    newSiteSchema.parse({ ...wish, ...rest, ...rules, measurementStandard: 2 });
    const groups: Readonly<
      Record<string, { readonly fields: Readonly<Record<string, SettingField>> }>
    > = settingsGroups;
    for (const [group, values] of Object.entries(site.settings)) {
      for (const [name, value] of Object.entries(values as object)) {
        expect([name, groups[group]?.fields[name]?.schema.safeParse(value).success]).toEqual([
          name,
          true,
        ]);
      }
    }
    if (site.form) {
      const fields = site.form.fields.map((field, index) => ({ id: `f${index}`, ...field }));
      formDraftSchema.parse({ name: site.form.name, fields });
    }
  });

  it('has documents whose blocks are whole, and no words of the library left', () => {
    for (const sections of documentsOf(site)) {
      const { document, commands } = buildDocument(sections, things);
      commandsSchema.parse(commands);
      for (const { type: name, data } of Object.values(document.blocks)) {
        const type = blockTypeTable.get(name)!;
        const read = type.schema.safeParse(data);
        expect([name, read.error?.issues ?? []]).toEqual([name, []]);
        expect([name, data, type.isEmpty(read.data as never)]).toEqual([name, data, false]);
        if (name === 'button') expect(data).toHaveProperty('link');
      }
      for (const { design, words = [] } of sections) {
        if (design === undefined) continue;
        let said = 0;
        sectionDesigns
          .find(({ id }) => id === design)!
          .make((english) => {
            said += 1;
            return english;
          });
        expect([design, words.length]).toEqual([design, said]);
      }
    }
  });

  it('has one heading of the first level on each page, and leaves out no level below it', () => {
    for (const { urlId, sections } of site.pages) {
      const { document } = buildDocument(sections, things);
      const first = Object.values(document.blocks).filter(
        ({ data }) => Object(data)['level'] === 1,
      );
      expect([urlId, first.length]).toEqual([urlId, 1]);
      const levels = levelsOf(document);
      const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1);
      expect([urlId, levels, jumps]).toEqual([urlId, levels, []]);
    }
  });

  it('shows each of its pictures, which are there and described', () => {
    const used = JSON.stringify([
      documentsOf(site).map((sections) => buildDocument(sections, things).document),
      site.shop?.products,
      site.journal?.posts.map(({ picture }) => picture),
    ]);
    for (const [name, { source, alt }] of Object.entries(site.pictures)) {
      expect([name, used.includes(`"${name}"`), alt.length > 8]).toEqual([name, true, true]);
      if ('demo' in source) {
        const file = path.join(rootDir, 'demo/images', `${source.demo}.webp`);
        expect([file, existsSync(file)]).toEqual([file, true]);
      } else expect(source.svg).not.toContain('NaN');
    }
  });

  it('is read easily: its colours stand out from each other', () => {
    const values = site.settings.styles?.values ?? {};
    for (const start of ['', 'dark-']) {
      const of = (name: string) => values[`${start}${name}-color`] ?? '';
      const pairs = [
        ['text', 'background'],
        ['text', 'surface'],
        ['muted', 'background'],
        ['muted', 'surface'],
        ['on-accent', 'accent'],
      ] as const;
      for (const [ink, ground] of pairs) {
        const ratio = contrast(of(ink), of(ground));
        expect([start, ink, ground, of(ink), of(ground), ratio >= 4.5]).toContain(true);
      }
    }
  });
});
