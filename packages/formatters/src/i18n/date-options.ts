import type {
  CalendarType,
  ContextType,
  DateFormatOptions,
  DateIntervalFormatOptions,
  FormatWidthType,
  RelativeTimeFormatOptions,
} from '@phensley/cldr';
import { oneOf, readOptions } from './option-list.ts';
import type { OptionTable } from './option-list.ts';
import { numberTable } from './number-options.ts';

const widths = ['short', 'medium', 'long', 'full'] as const;
const contexts = ['middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu'] as const;

const calendars: Readonly<Record<string, CalendarType>> = {
  gregorian: 'gregory',
  gregory: 'gregory',
  buddhist: 'buddhist',
  iso8601: 'iso8601',
  persian: 'persian',
  japanese: 'japanese',
};

function isWidth(text: string): text is FormatWidthType {
  return (widths as readonly string[]).includes(text);
}

function addSkeleton(options: DateFormatOptions, fields: string): void {
  options.skeleton = (options.skeleton ?? '') + fields;
}

/** `date`, `time` and `datetime`: a width, or fields for the skeleton. */
function part(name: 'date' | 'time' | 'datetime') {
  return (options: DateFormatOptions, text: string): void => {
    if (text === '' && name !== 'datetime') options[name] = 'short';
    else if (isWidth(text)) options[name] = text;
    else addSkeleton(options, text === '' ? name : text);
  };
}

/** A bare word: a width of both date and time, or fields for the skeleton. */
function bareWord(options: DateFormatOptions, text: string, name: string): void {
  if (text !== '') return;
  if (isWidth(name)) options.datetime = name;
  else addSkeleton(options, name);
}

/** An option that without text is a bare word. */
function needsText(set: (options: DateFormatOptions, text: string) => void) {
  return (options: DateFormatOptions, text: string, name: string): void => {
    if (text === '') bareWord(options, text, name);
    else set(options, text);
  };
}

const setContext = oneOf(contexts, (options: { context?: ContextType }, word) => {
  options.context = word;
});

const wrap = needsText(
  oneOf(widths, (options: DateFormatOptions, word) => {
    options.wrap = word;
  }),
);

const dateTable: OptionTable<DateFormatOptions> = {
  date: part('date'),
  time: part('time'),
  datetime: part('datetime'),
  skeleton: needsText((options, text) => {
    options.skeleton = text;
  }),
  context: needsText(setContext),
  calendar: needsText((options, text) => {
    options.ca = Object.hasOwn(calendars, text) ? calendars[text] : undefined;
  }),
  wrap,
  wrapper: wrap,
  wrapped: wrap,
};

const intervalTable: OptionTable<DateIntervalFormatOptions> = {
  context: setContext,
  skeleton: (options, text) => {
    if (text !== '') options.skeleton = text;
  },
  date: (options, text) => {
    if (text !== '') options.date = text;
  },
  time: (options, text) => {
    if (text !== '') options.time = text;
  },
};

const relativeTable: OptionTable<RelativeTimeFormatOptions> = {
  ...numberTable,
  context: setContext,
  dayOfWeek: (options, text) => {
    options.dayOfWeek = text === 'true';
  },
  numericOnly: (options, text) => {
    options.numericOnly = text === 'true';
  },
  allowWeeks: (options, text) => {
    options.allowWeeks = text === 'true';
  },
  alwaysNow: (options, text) => {
    options.alwaysNow = text === 'true';
  },
  field: oneOf(
    ['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millis'] as const,
    (options: RelativeTimeFormatOptions, word) => {
      options.field = word;
    },
  ),
  width: oneOf(['short', 'narrow', 'wide'] as const, (options: RelativeTimeFormatOptions, word) => {
    options.width = word;
  }),
};

function withCalendar<Options extends { ca?: CalendarType }>(options: Options): Options {
  options.ca ||= 'gregory';
  return options;
}

/** Options of `datetime`. */
export function readDateOptions(list: readonly string[]): DateFormatOptions {
  return withCalendar(readOptions(list, dateTable, {}, bareWord));
}

/** Options of `datetime-interval`: any other bare word is the skeleton. */
export function readIntervalOptions(list: readonly string[]): DateIntervalFormatOptions {
  return withCalendar(
    readOptions<DateIntervalFormatOptions>(list, intervalTable, {}, (options, text, name) => {
      if (text === '' && name !== '') options.skeleton = name;
    }),
  );
}

/** Options of `relative-time`. */
export function readRelativeOptions(list: readonly string[]): RelativeTimeFormatOptions {
  return withCalendar(readOptions(list, relativeTable, {}));
}
