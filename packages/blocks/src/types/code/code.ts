import { makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { pageRegistry } from '@sitewright/formatters';
import { compile } from '@sitewright/template';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { codeMarkup } from './markup.ts';

/** More items are for the page that they stand on. */
const mostItems = 30;

const schema = z.looseObject({
  /**
   * `source` shows it as text; `html` puts it into the page, without what could run; `template` runs
   * it in the template language over items of the site, and puts what comes of it into the page.
   */
  mode: z.enum(['html', 'source', 'template']),
  code: makeTextSchema(200_000),
  /** What `template` runs; the other code stays as it is beside it. */
  template: makeTextSchema(50_000).optional(),
  /** A store page or a blog, whose items the template sees; missing: it sees none. */
  collectionId: makeTextSchema(60).optional(),
  limit: z.int().min(1).max(mostItems).optional(),
});

type CodeData = z.output<typeof schema>;

function queryOf(data: CodeData): Extract<BlockQuery, { kind: 'items' }>[] {
  const { mode, collectionId, limit = mostItems } = data;
  return mode === 'template' && collectionId ? [{ kind: 'items', collectionId, limit }] : [];
}

/** HTML of the owner, code to be read, or a template of their own. */
export const codeBlock = defineBlockType({
  type: 'code',
  legacyType: 23,
  kind: 'code',
  title: 'Code',
  germanTitle: 'Code',
  version: 1,
  schema,
  markup: codeMarkup,
  panel: [
    {
      kind: 'choice',
      name: 'mode',
      label: { en: 'Shown as', de: 'Gezeigt als' },
      choices: [
        { value: 'html', label: { en: 'Part of the page', de: 'Teil der Seite' } },
        { value: 'source', label: { en: 'Text to read', de: 'Text zum Lesen' } },
        { value: 'template', label: { en: 'Template', de: 'Vorlage' } },
      ],
    },
    {
      kind: 'source',
      language: 'html',
      name: 'code',
      label: { en: 'Code', de: 'Code' },
      maxLength: 200_000,
      when: { name: 'mode', is: ['html', 'source'] },
    },
    {
      kind: 'collection',
      name: 'collectionId',
      holds: 'any',
      label: { en: 'Blog or store page', de: 'Blog oder Shop-Seite' },
      when: { name: 'mode', is: ['template'] },
    },
    {
      kind: 'number',
      name: 'limit',
      label: { en: 'At most', de: 'Höchstens' },
      min: 1,
      max: mostItems,
      when: { name: 'mode', is: ['template'] },
    },
    {
      kind: 'source',
      language: 'template',
      name: 'template',
      label: { en: 'Template', de: 'Vorlage' },
      help: {
        en: 'Its items have title, fullUrl, assetUrl, excerpt, price, author, categories, tags and dayText.',
        de: 'Ihre Einträge haben title, fullUrl, assetUrl, excerpt, price, author, categories, tags und dayText.',
      },
      maxLength: 50_000,
      when: { name: 'mode', is: ['template'] },
    },
  ],
  size: { width: 12, height: 4 },
  initial: { mode: 'html', code: '' },
  sample: { mode: 'source', code: '<p>Hello</p>' },
  show: (data, source) => {
    const { mode, code } = data;
    if (mode === 'source') return { source: code };
    if (mode === 'html') return { html: source.sanitize(code) };
    const [query] = queryOf(data);
    const items = (query && source.answer(query)?.items) ?? [];
    return {
      items: items.map(({ url, picture, excerptHtml, priceHtml, ...item }) => ({
        ...item,
        fullUrl: url,
        assetUrl: picture?.url ?? '',
        excerpt: excerptHtml,
        price: priceHtml,
      })),
    };
  },
  ownProgram: ({ mode, template = '' }) =>
    mode === 'template' ? compile(template, { registry: pageRegistry, cache: false }) : undefined,
  isEmpty: ({ mode, code, template = '' }) => (mode === 'template' ? template : code).trim() === '',
  needs: (data) => ({ queries: queryOf(data) }),
});
