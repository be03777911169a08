import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { accordionMarkup } from './markup.ts';

const schema = z.looseObject({
  items: makeItemsSchema(
    {
      /** Plain text. */
      title: makeTextSchema(500),
      /** Markdown. */
      body: makeTextSchema(20_000),
      /** It is open when the page comes. */
      isOpen: z.boolean().optional(),
    },
    100,
  ),
  /** Opening one closes the others. */
  onlyOne: z.boolean(),
  /** Lines between them. */
  dividers: z.boolean(),
  /** They are questions with answers, and search engines are told so. */
  isFaq: z.boolean(),
});

/** Things that open: titles with what they hide. Also questions with their answers. */
export const accordionBlock = defineBlockType({
  type: 'accordion',
  legacyType: 69,
  kind: 'accordion',
  title: 'Accordion',
  germanTitle: 'Akkordeon',
  version: 1,
  schema,
  markup: accordionMarkup,
  panel: [
    {
      kind: 'items',
      name: 'items',
      label: { en: 'Entries', de: 'Einträge' },
      one: { en: 'Entry', de: 'Eintrag' },
      limit: 100,
      titledBy: 'title',
      begins: { title: '', body: '' },
      fields: [
        { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 500 },
        {
          kind: 'long-text',
          name: 'body',
          label: { en: 'What it opens to', de: 'Wozu es sich öffnet' },
          help: {
            en: 'In Markdown: **bold**, *italic*, - a list.',
            de: 'In Markdown: **fett**, *kursiv*, - eine Liste.',
          },
          maxLength: 20_000,
        },
        {
          kind: 'switch',
          name: 'isOpen',
          label: { en: 'Open at first', de: 'Zu Beginn offen' },
        },
      ],
    },
    {
      kind: 'switch',
      name: 'isFaq',
      label: { en: 'Questions and answers', de: 'Fragen und Antworten' },
      help: {
        en: 'Search engines are told that these are questions.',
        de: 'Suchmaschinen erfahren, dass dies Fragen sind.',
      },
    },
    {
      kind: 'switch',
      name: 'onlyOne',
      label: { en: 'One open at a time', de: 'Nur einer zugleich offen' },
    },
    { kind: 'switch', name: 'dividers', label: { en: 'Lines between', de: 'Linien dazwischen' } },
  ],
  size: { width: 16, height: 6 },
  initial: { items: {}, onlyOne: false, dividers: true, isFaq: false },
  sample: {
    items: nameItems([
      { title: 'Is it safe in a dishwasher?', body: 'Yes, all but **gold** rims.', isOpen: true },
      { title: 'Do you ship abroad?', body: 'To all of Europe.' },
    ]),
    onlyOne: true,
    dividers: true,
    isFaq: true,
  },
  show: ({ items, onlyOne, dividers, isFaq }, { sanitize }) => ({
    entries: listItems(items).map(({ title, body, isOpen }) => ({
      heading: title,
      content: sanitize(parseMarkdown(body)),
      isOpen: isOpen === true,
    })),
    onlyOne,
    dividers,
    isFaq,
  }),
  isEmpty: ({ items }) => listItems(items).every(({ title }) => title.trim() === ''),
});
