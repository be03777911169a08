import type { PluginDocs } from '../plugin.ts';

const EXAMPLE_INSTANT = 1_520_876_934_000;

/** What a locale writes, for authors. */
export const i18nDocs: PluginDocs = {
  datetime: {
    summary:
      'Writes a time (milliseconds since 1970) in the locale of the page and the site’s zone.',
    usage: '[short|medium|long|full] [date:width] [time:width] [skeleton] [context:…] [calendar:…]',
    examples: [
      {
        template: '{t|datetime date:long time:short} / {t|datetime yMMMd}',
        data: { t: EXAMPLE_INSTANT },
        output: 'March 12, 2018 at 1:48\u202fPM / Mar 12, 2018',
        locale: 'en',
      },
    ],
  },
  'datetime-interval': {
    summary: 'Writes the span between two times; needs two references.',
    usage: '[skeleton] [date:skeleton] [time:skeleton] [context:…]',
    examples: [
      {
        template: '{a, b|datetime-interval yMMMd}',
        data: { a: EXAMPLE_INSTANT, b: EXAMPLE_INSTANT + 3 * 86_400_000 },
        output: 'Mar 12\u2009–\u200915, 2018',
        locale: 'en',
      },
    ],
  },
  decimal: {
    summary: 'Writes a number in the locale of the page; nothing for what is no number.',
    usage:
      '[style:decimal|short|long|scientific|percent|permille] [group] [round:half-even] [minint:n] [minfrac:n] [maxfrac:n] [minsig:n] [maxsig:n]',
    examples: [
      {
        template: '{n|decimal group maxfrac:1} {n|decimal style:short}',
        data: { n: 12345.678 },
        output: '12,345.7 12K',
        locale: 'en',
      },
    ],
  },
  message: {
    summary: 'Fills in a message with the values of the references, by place or by name.',
    usage: '[reference | name:reference] …',
    examples: [
      {
        template: '{text|message cart.quantity}',
        data: { text: '{0 plural one {# item} other {# items}}', cart: { quantity: 3 } },
        output: '3 items',
        locale: 'en',
      },
      {
        template: '{text|message who:name}',
        data: { text: 'Hello {who}', name: 'Ada' },
        output: 'Hello Ada',
        locale: 'en',
      },
    ],
  },
  plural: {
    summary: 'Another name of `message`.',
    usage: '[reference | name:reference] …',
    examples: [
      {
        template: '{text|plural n}',
        data: { text: '{0 plural one {one} other {# pieces}}', n: 4 },
        output: '4 pieces',
        locale: 'en',
      },
    ],
  },
  money: {
    summary:
      'Writes `{decimalValue, currencyCode}` or `{value, currency}` in the locale of the page.',
    usage: '[style:symbol|accounting|code|name|short] [symbol:default|narrow] [number options]',
    examples: [
      {
        template: '{price|money}, {price|money style:name}',
        data: { price: { decimalValue: '1234.5', currencyCode: 'USD' } },
        output: '$1,234.50, 1,234.50 US dollars',
        locale: 'en',
      },
    ],
  },
  'relative-time': {
    summary: 'Writes a time as seen from now, or the second reference as seen from the first.',
    usage:
      '[context:…] [field:…] [width:…] [dayOfWeek:true] [numericOnly:true] [allowWeeks:true] [alwaysNow:true] [number options]',
    examples: [
      {
        template: '{a, b|relative-time}',
        data: { a: 1_520_000_000_000, b: 1_520_007_200_000 },
        output: 'in 2 hours',
        locale: 'en',
      },
    ],
  },
  timesince: {
    summary: 'Writes how long ago a time was, in a span that scripts can refresh.',
    examples: [
      {
        template: '{t|timesince}',
        data: { t: 0 },
        output: '<span class="timesince" data-date="0">about 51 years ago</span>',
        locale: 'en',
      },
    ],
  },
};
