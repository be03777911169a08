import { linkSchema, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { sayOfSource } from '../../render/say-of-source.ts';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { showLink } from '../show-link.ts';
import { tourDatesMarkup } from './markup.ts';

const limit = 200;

const schema = z.looseObject({
  dates: makeItemsSchema(
    {
      /** As people read it, such as "12 May, 8 pm". */
      when: makeTextSchema(100),
      /** The same as `2027-05-12`, for machines. */
      day: makeTextSchema(20).optional(),
      venue: makeTextSchema(200),
      city: makeTextSchema(200).optional(),
      /** To its tickets. */
      link: linkSchema.optional(),
      isSoldOut: z.boolean().optional(),
    },
    limit,
  ),
  ticketText: makeTextSchema(60),
  soldOutText: makeTextSchema(60),
});

/** Where somebody plays and when, each with its tickets. */
export const tourDatesBlock = defineBlockType({
  type: 'tour-dates',
  legacyType: 59,
  kind: 'tourdates',
  title: 'Tour dates',
  germanTitle: 'Tourdaten',
  version: 1,
  schema,
  markup: tourDatesMarkup,
  panel: [
    {
      kind: 'items',
      name: 'dates',
      label: { en: 'Dates', de: 'Termine' },
      one: { en: 'Date', de: 'Termin' },
      limit,
      titledBy: 'venue',
      begins: { when: '', venue: '' },
      fields: [
        { kind: 'text', name: 'when', label: { en: 'When', de: 'Wann' }, maxLength: 100 },
        {
          kind: 'text',
          name: 'day',
          isCode: true,
          label: { en: 'Day for search engines', de: 'Tag für Suchmaschinen' },
          help: { en: 'As 2027-05-12.', de: 'Wie 2027-05-12.' },
          maxLength: 20,
        },
        { kind: 'text', name: 'venue', label: { en: 'Venue', de: 'Ort' }, maxLength: 200 },
        { kind: 'text', name: 'city', label: { en: 'City', de: 'Stadt' }, maxLength: 200 },
        { kind: 'link', name: 'link', label: { en: 'Tickets', de: 'Karten' } },
        { kind: 'switch', name: 'isSoldOut', label: { en: 'Sold out', de: 'Ausverkauft' } },
      ],
    },
    {
      kind: 'text',
      name: 'ticketText',
      label: { en: 'Text of the links', de: 'Text der Links' },
      maxLength: 60,
    },
    {
      kind: 'text',
      name: 'soldOutText',
      label: { en: 'Where it is sold out', de: 'Wo ausverkauft ist' },
      maxLength: 60,
    },
  ],
  size: { width: 16, height: 6 },
  initial: { dates: {}, ticketText: 'Tickets', soldOutText: 'Sold out' },
  sample: {
    dates: nameItems([
      {
        when: '12 May, 8 pm',
        day: '2027-05-12',
        venue: 'Old Mill',
        city: 'Utrecht',
        link: { kind: 'url' as const, url: 'https://tickets.example/12' },
      },
      { when: '14 May, 8 pm', venue: 'Harbour', isSoldOut: true },
    ]),
    ticketText: 'Tickets',
    soldOutText: 'Sold out',
  },
  show: ({ dates, ticketText, soldOutText }, source) => ({
    ticketText: ticketText.trim() || sayOfSource(source)('Tickets'),
    soldOutText,
    dates: listItems(dates).map(({ when, day, venue, city, link, isSoldOut }) => ({
      when,
      day: day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day.trim()) ? day.trim() : '',
      venue,
      city: city ?? '',
      link: showLink(link, source),
      isSoldOut: isSoldOut === true,
    })),
  }),
  isEmpty: ({ dates }) => listItems(dates).every(({ venue }) => venue.trim() === ''),
  needs: ({ dates }) => ({ links: Object.values(dates).flatMap(({ link }) => link ?? []) }),
});
