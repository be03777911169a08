import type { PluginDocs } from '../plugin.ts';

/** Dates, for authors. */
export const dateDocs: PluginDocs = {
  date: {
    summary: 'Writes a time (milliseconds since 1970) by a pattern, in the zone of the site.',
    usage: 'pattern of %Y %m %d %H %M %S %B %A %p …',
    examples: [
      {
        template: '{t|date %B %d, %Y at %I:%M %p}',
        data: { t: 1_520_876_934_000 },
        output: 'March 12, 2018 at 01:48 PM',
      },
    ],
  },
  'same-day?': {
    summary: 'The event begins (`startDate`) and ends (`endDate`) on the same day in UTC.',
    examples: [
      {
        template: '{.same-day?}one day{.or}more{.end}',
        data: { startDate: 0, endDate: 3_600_000 },
        output: 'one day',
      },
    ],
  },
};
