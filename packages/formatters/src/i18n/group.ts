import type { PluginGroup } from '../plugin.ts';
import { datetime, datetimeInterval } from './datetime.ts';
import { decimal } from './decimal.ts';
import { message, plural } from './message.ts';
import { money } from './money.ts';
import { relativeTime, timesince } from './relative-time.ts';

/** Numbers, money, dates and messages in the locale of the page. */
export const i18nGroup: PluginGroup = {
  name: 'i18n',
  formatters: [
    datetime,
    datetimeInterval,
    decimal,
    message,
    money,
    plural,
    relativeTime,
    timesince,
  ],
  predicates: [],
};
