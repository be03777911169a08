import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { tabsMarkup } from './markup.ts';

const limit = 20;

const schema = z.looseObject({
  /** What the tabs are about, for who hears the page. Plain text. */
  label: makeTextSchema(200),
  items: makeItemsSchema(
    {
      /** Plain text. */
      title: makeTextSchema(200),
      /** Markdown. */
      body: makeTextSchema(20_000),
    },
    limit,
  ),
});

/** Texts of which one is seen at a time. */
export const tabsBlock = defineBlockType({
  type: 'tabs',
  legacyType: 1337,
  kind: 'tabs',
  title: 'Tabs',
  germanTitle: 'Reiter',
  version: 1,
  schema,
  markup: tabsMarkup,
  panel: [
    {
      kind: 'items',
      name: 'items',
      label: { en: 'Tabs', de: 'Reiter' },
      one: { en: 'Tab', de: 'Reiter' },
      limit,
      titledBy: 'title',
      begins: { title: '', body: '' },
      fields: [
        { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 200 },
        {
          kind: 'long-text',
          name: 'body',
          label: { en: 'Text', de: 'Text' },
          help: {
            en: 'In Markdown: **bold**, *italic*, - a list.',
            de: 'In Markdown: **fett**, *kursiv*, - eine Liste.',
          },
          maxLength: 20_000,
        },
      ],
    },
    {
      kind: 'text',
      name: 'label',
      label: { en: 'What they are about', de: 'Worum es geht' },
      help: { en: 'Only read aloud.', de: 'Wird nur vorgelesen.' },
      maxLength: 200,
    },
  ],
  size: { width: 16, height: 6 },
  initial: { label: 'Choose what to read', items: {} },
  sample: {
    label: 'About the bowl',
    items: nameItems([
      { title: 'Care', body: 'Safe in a **dishwasher**.' },
      { title: 'Shipping', body: 'To all of Europe.' },
    ]),
  },
  show: ({ label, items }, source) => ({
    label: label.trim() || sayOfSource(source)('Tabs'),
    entries: listItems(items).map(({ id, title, body }, at) => ({
      id,
      heading: title.trim() || String(at + 1),
      content: source.sanitize(parseMarkdown(body)),
      isFirst: at === 0,
    })),
  }),
  isEmpty: ({ items }) => listItems(items).every(({ title }) => title.trim() === ''),
});
