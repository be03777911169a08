import type { LocalDate } from './calendar.ts';
import { isoWeek, sundayWeek } from './week.ts';

type Writer = (date: LocalDate) => string;

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function short(name: string): string {
  return name.slice(0, 3);
}

function padded(read: (date: LocalDate) => number, length: number, filler = '0'): Writer {
  return (date) => String(read(date)).padStart(length, filler);
}

function hour12({ hour }: LocalDate): number {
  return hour % 12 || 12;
}

const zoneOffset: Writer = ({ offset }) => {
  const minutes = Math.abs(offset) / 60_000;
  const hours = String(Math.trunc(minutes / 60)).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${hours}:${String(minutes % 60).padStart(2, '0')}`;
};

const shortMonth: Writer = ({ month }) => short(months[month - 1]!);
const weekFromSunday = padded((date) => sundayWeek(date).week, 2);

/** What each letter after a `%` writes: a function, or a longer pattern. */
export type Directives = Readonly<Record<string, Writer | string>>;

/** What `%c` writes; made when first asked for, as it is made of the other letters. */
let wholeDate: readonly Part[] | undefined;

function wholeDateParts(): readonly Part[] {
  return [
    ...compilePattern('%a, %b ', english),
    ({ dayOfMonth }) => String(dayOfMonth),
    ...compilePattern(', %Y %i:%M:%S %p %Z', english),
  ];
}

/** The letters in English. */
export const english: Directives = {
  a: ({ dayOfWeek }) => short(days[dayOfWeek]!),
  A: ({ dayOfWeek }) => days[dayOfWeek]!,
  b: shortMonth,
  B: ({ month }) => months[month - 1]!,
  c: (date) => writeParts((wholeDate ??= wholeDateParts()), date),
  C: padded(({ year }) => Math.trunc(year / 100), 2),
  d: padded(({ dayOfMonth }) => dayOfMonth, 2),
  D: '%m/%d/%y',
  e: padded(({ dayOfMonth }) => dayOfMonth, 2, ' '),
  F: '%Y-%m-%d',
  g: padded((date) => isoWeek(date).year % 100, 2),
  G: padded((date) => isoWeek(date).year, 4),
  h: shortMonth,
  H: padded(({ hour }) => hour, 2),
  i: (date) => String(hour12(date)),
  I: padded(hour12, 2),
  j: padded(({ dayOfYear }) => dayOfYear, 3),
  k: padded(({ hour }) => hour, 2, ' '),
  l: padded(hour12, 2, ' '),
  m: padded(({ month }) => month, 2),
  M: padded(({ minute }) => minute, 2),
  n: () => '\n',
  N: padded(({ millisecond }) => millisecond * 1e6, 9),
  p: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  P: ({ hour }) => (hour < 12 ? 'am' : 'pm'),
  q: ({ month }) => String(Math.ceil(month / 3)),
  r: '%i:%M:%S %p',
  R: '%H:%M',
  s: ({ epoch }) => String(Math.trunc(epoch / 1000)),
  S: padded(({ second }) => second, 2),
  t: () => '\t',
  T: '%H:%M:%S',
  u: ({ dayOfWeek }) => String(dayOfWeek || 7),
  U: weekFromSunday,
  v: '%e-%b-%Y',
  V: padded((date) => isoWeek(date).week, 2),
  w: ({ dayOfWeek }) => String(dayOfWeek),
  W: weekFromSunday,
  x: '%m/%d/%Y',
  X: '%I:%M:%S %p',
  y: padded(({ year }) => year % 100, 2),
  Y: ({ year }) => String(year),
  z: zoneOffset,
  Z: ({ zoneName }) => zoneName,
  '%': () => '%',
};

type Part = string | Writer;

function writeParts(parts: readonly Part[], date: LocalDate): string {
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : part(date);
  return text;
}

function toParts(letter: string, directives: Directives): readonly Part[] {
  if (!Object.hasOwn(directives, letter)) return [];
  const directive = directives[letter]!;
  return typeof directive === 'string' ? compilePattern(directive, directives) : [directive];
}

/** Splits a pattern into texts and writers. An unknown letter is dropped, a last `%` stays. */
function compilePattern(pattern: string, directives: Directives): readonly Part[] {
  const parts = pattern.split(/(%[^])/);
  return parts.flatMap((part, index) => (index % 2 === 0 ? [part] : toParts(part[1]!, directives)));
}

/** A `strftime` pattern that was read. */
export interface DateWriter {
  readonly write: Writer;
  /** Steps that writing a date by it costs. */
  readonly steps: number;
}

/** Reads a `strftime` pattern. */
export function createDateWriter(pattern: string, directives = english): DateWriter {
  const parts = compilePattern(pattern, directives);
  return { write: (date) => writeParts(parts, date), steps: parts.length };
}
