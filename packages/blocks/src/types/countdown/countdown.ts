import { instantSchema, linkSchema, makeTextSchema, type BlockQuery } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { showLink } from '../show-link.ts';
import { countdownMarkup } from './markup.ts';

/** What is counted, the longest first. */
const units = ['days', 'hours', 'minutes', 'seconds'] as const;

const schema = z.looseObject({
  /** Epoch milliseconds; a moment that nobody means is kept and not shown. */
  at: z.int().optional(),
  /** Plain text before the clock. */
  label: makeTextSchema(200).optional(),
  days: z.boolean(),
  hours: z.boolean(),
  minutes: z.boolean(),
  seconds: z.boolean(),
  /** What stands there after the moment. */
  after: z.enum(['text', 'link', 'nothing']),
  /** Plain text of `text` and `link`. */
  endText: makeTextSchema(500),
  link: linkSchema.optional(),
});

type CountdownData = z.output<typeof schema>;

const initial: CountdownData = {
  days: true,
  hours: true,
  minutes: true,
  seconds: true,
  after: 'text',
  endText: '',
};

type Query = Extract<BlockQuery, { kind: 'moment' }>;

function queryOf({ at }: CountdownData): Query | undefined {
  return instantSchema.safeParse(at).success ? { kind: 'moment', at: at! } : undefined;
}

/** The time until a moment. Its words are the site's; the clock is drawn where scripts run. */
export const countdownBlock = defineBlockType({
  type: 'countdown',
  legacyType: 1337,
  kind: 'countdown',
  title: 'Countdown',
  germanTitle: 'Countdown',
  version: 1,
  schema,
  markup: countdownMarkup,
  panel: [
    {
      kind: 'instant',
      name: 'at',
      label: { en: 'Date and time', de: 'Datum und Uhrzeit' },
      help: { en: 'In the time zone of the site.', de: 'In der Zeitzone der Website.' },
    },
    {
      kind: 'text',
      name: 'label',
      label: { en: 'Text above', de: 'Text darüber' },
      maxLength: 200,
    },
    { kind: 'switch', name: 'days', label: { en: 'Days', de: 'Tage' } },
    { kind: 'switch', name: 'hours', label: { en: 'Hours', de: 'Stunden' } },
    { kind: 'switch', name: 'minutes', label: { en: 'Minutes', de: 'Minuten' } },
    {
      kind: 'switch',
      name: 'seconds',
      label: { en: 'Seconds', de: 'Sekunden' },
      help: {
        en: 'Left out for visitors who asked for less motion.',
        de: 'Entfallen bei Besuchern, die weniger Bewegung wünschen.',
      },
    },
    {
      kind: 'choice',
      name: 'after',
      label: { en: 'After the end', de: 'Nach dem Ende' },
      choices: [
        { value: 'text', label: { en: 'A text', de: 'Ein Text' } },
        { value: 'link', label: { en: 'A link', de: 'Ein Link' } },
        { value: 'nothing', label: { en: 'Nothing', de: 'Nichts' } },
      ],
    },
    {
      kind: 'text',
      name: 'endText',
      label: { en: 'Text after the end', de: 'Text nach dem Ende' },
      when: { name: 'after', is: ['text', 'link'] },
      maxLength: 500,
    },
    {
      kind: 'link',
      name: 'link',
      label: { en: 'Link after the end', de: 'Link nach dem Ende' },
      when: { name: 'after', is: ['link'] },
    },
  ],
  size: { width: 12, height: 6 },
  initial,
  sample: {
    ...initial,
    at: Date.UTC(2026, 11, 31, 17),
    label: 'The kiln opens in',
    after: 'link',
    endText: 'See what came out',
    link: { kind: 'url', url: '/shop' },
  },
  show: (data, source) => {
    const query = queryOf(data);
    const answer = query && source.answer(query);
    if (!query || !answer) return {};
    const { at } = query;
    const { text, isOver } = answer;
    const endText = data.after === 'nothing' ? '' : data.endText.trim();
    return {
      moment: {
        at,
        iso: new Date(at).toISOString(),
        text,
        units: units.filter((unit) => data[unit]).join(' '),
        label: data.label?.trim() ?? '',
        isOver,
        isGone: isOver && endText === '',
        endText,
        link: data.after === 'link' ? showLink(data.link, source) : undefined,
      },
    };
  },
  isEmpty: (data) => queryOf(data) === undefined,
  needs: (data) => {
    const query = queryOf(data);
    return {
      queries: query ? [query] : [],
      links: data.after === 'link' && data.link ? [data.link] : [],
    };
  },
});
