import { makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { calendarMarkup } from './markup.ts';

const schema = z.looseObject({
  /** A page of events; missing: none was chosen yet. */
  collectionId: makeTextSchema(60).optional(),
});

function queryOf({
  collectionId,
}: z.output<typeof schema>): Extract<BlockQuery, { kind: 'calendar' }>[] {
  return collectionId ? [{ kind: 'calendar', collectionId }] : [];
}

/** The events of a month, with links to the months beside it. CALD-01 */
export const calendarBlock = defineBlockType({
  type: 'calendar',
  legacyType: 26,
  kind: 'calendar',
  title: 'Calendar',
  germanTitle: 'Kalender',
  version: 1,
  schema,
  markup: calendarMarkup,
  panel: [
    {
      kind: 'collection',
      name: 'collectionId',
      holds: 'events',
      label: { en: 'Events page', de: 'Seite mit Veranstaltungen' },
    },
  ],
  size: { width: 24, height: 6 },
  initial: {},
  sample: { collectionId: 'events' },
  show: (data, source) => {
    const [query] = queryOf(data);
    const answer = query && source.answer(query);
    if (!answer) return {};
    const { collectionId } = data;
    const { title, previous, next, weekdays } = answer;
    const weeks = answer.weeks.map((days) => ({ days }));
    const isQuiet = answer.weeks.flat().every(({ events }) => events.length === 0);
    return { collectionId, title, previous, next, weekdays, weeks, isQuiet };
  },
  isEmpty: (data) => queryOf(data).length === 0,
  withoutAnswer: {
    en: 'Choose the events page that it shows.',
    de: 'Wählen Sie die Seite mit Veranstaltungen, die er zeigt.',
  },
  needs: (data) => ({ queries: queryOf(data) }),
});
