import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { openingHoursMarkup } from './markup.ts';

/** Days as schema.org writes them. */
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

const limit = 50;

const schema = z.looseObject({
  /** Whose hours they are. Plain text. */
  name: makeTextSchema(200).optional(),
  lines: makeItemsSchema(
    {
      /** As people read it, such as "Monday". */
      label: makeTextSchema(100),
      day: z.enum(days),
      /** As it is written; `9:00` and `9` are read by machines too. Without one it is closed. */
      opens: makeTextSchema(20),
      closes: makeTextSchema(20),
    },
    limit,
  ),
  /** Instead of hours on a day that is closed. */
  closedText: makeTextSchema(100),
  /** Plain text below. */
  note: makeTextSchema(500).optional(),
});

/** When a place is open, day by day; a day may have several lines. */
export const openingHoursBlock = defineBlockType({
  type: 'opening-hours',
  legacyType: 1337,
  kind: 'opening-hours',
  title: 'Opening hours',
  germanTitle: 'Öffnungszeiten',
  version: 1,
  schema,
  markup: openingHoursMarkup,
  panel: [
    {
      kind: 'text',
      name: 'name',
      label: { en: 'Name of the place', de: 'Name des Ortes' },
      maxLength: 200,
    },
    {
      kind: 'items',
      name: 'lines',
      label: { en: 'Days', de: 'Tage' },
      one: { en: 'Day', de: 'Tag' },
      limit,
      titledBy: 'label',
      dayAt: 'day',
      begins: { label: '', day: 'Mo', opens: '9:00', closes: '18:00' },
      fields: [
        {
          kind: 'text',
          name: 'label',
          label: { en: 'Name of the day', de: 'Name des Tages' },
          help: {
            en: 'What visitors read, such as “Monday to Friday”.',
            de: 'Was Besucher lesen, etwa „Montag bis Freitag“.',
          },
          maxLength: 100,
        },
        {
          kind: 'choice',
          name: 'day',
          label: { en: 'Day', de: 'Tag' },
          help: { en: 'Search engines read it.', de: 'Suchmaschinen lesen ihn.' },
          choices: [
            { value: 'Mo', label: { en: 'Monday', de: 'Montag' } },
            { value: 'Tu', label: { en: 'Tuesday', de: 'Dienstag' } },
            { value: 'We', label: { en: 'Wednesday', de: 'Mittwoch' } },
            { value: 'Th', label: { en: 'Thursday', de: 'Donnerstag' } },
            { value: 'Fr', label: { en: 'Friday', de: 'Freitag' } },
            { value: 'Sa', label: { en: 'Saturday', de: 'Samstag' } },
            { value: 'Su', label: { en: 'Sunday', de: 'Sonntag' } },
          ],
        },
        {
          kind: 'text',
          name: 'opens',
          isCode: true,
          label: { en: 'Opens', de: 'Öffnet' },
          help: { en: 'Empty: closed.', de: 'Leer: geschlossen.' },
          maxLength: 20,
        },
        {
          kind: 'text',
          name: 'closes',
          label: { en: 'Closes', de: 'Schließt' },
          maxLength: 20,
          isCode: true,
        },
      ],
    },
    {
      kind: 'text',
      name: 'closedText',
      label: { en: 'On closed days', de: 'An geschlossenen Tagen' },
      maxLength: 100,
    },
    { kind: 'long-text', name: 'note', label: { en: 'Note', de: 'Hinweis' }, maxLength: 500 },
  ],
  size: { width: 8, height: 7 },
  initial: { lines: {}, closedText: 'Closed' },
  sample: {
    name: 'Workshop',
    lines: nameItems([
      { label: 'Monday', day: 'Mo' as const, opens: '9:00', closes: '18:00' },
      { label: 'Sunday', day: 'Su' as const, opens: '', closes: '' },
    ]),
    closedText: 'Closed',
    note: 'Closed in August.',
  },
  show: ({ name, lines, closedText, note }) => ({
    heading: name ?? '',
    note: note ?? '',
    lines: listItems(lines).map(({ label, day, opens, closes }) => {
      const [from, to] = [clockTime(opens), clockTime(closes)];
      const hours = [opens, closes].map((text) => text.trim()).filter(Boolean);
      return {
        day: label,
        hours: opens.trim() === '' ? closedText : hours.join(' – '),
        code: from && to ? `${day} ${from}-${to}` : '',
      };
    }),
  }),
  isEmpty: ({ lines }) => listItems(lines).every(({ label }) => label.trim() === ''),
});

/** `09:00` of a time of day as people type it; undefined for any other text. */
function clockTime(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.]([0-5]\d))?$/.exec(text.trim()) ?? [];
  const time = `${hour?.padStart(2, '0')}:${minute}`;
  // A day ends at 24:00.
  return hour === undefined || time > '24:00' ? undefined : time;
}
