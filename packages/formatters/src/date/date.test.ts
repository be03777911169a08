import { expect, test } from 'vitest';
import { outputOf, renderTemplate } from '../testing/render-template.ts';

const T = Date.UTC(2024, 11, 30, 22, 5, 9, 7);

test('a date is written in the zone of the site, New York without one', () => {
  const template = '{t|date %Y-%m-%d %H:%M:%S %Z %z}';
  expect(outputOf(template, { t: T })).toBe('2024-12-30 17:05:09 EST -05:00');
  expect(outputOf(template, { t: T, website: { timeZone: 'Asia/Tokyo' } })).toBe(
    '2024-12-31 07:05:09 JST +09:00',
  );
  expect(outputOf(template, { t: T, website: { timeZone: 'Mars/Base' } })).toContain('UTC');
});

test('every letter of a pattern has its meaning, unknown ones are dropped', () => {
  const website = { timeZone: 'UTC' };
  const write = (pattern: string) => outputOf(`{t|date ${pattern}}`, { t: T, website });
  expect(write('%a %A %b %B')).toBe('Mon Monday Dec December');
  expect(write('%i %I %l %k %p %P %r')).toBe('10 10 10 22 PM pm 10:05:09 PM');
  expect(write('%j %U %V %G %g %u %w %q')).toBe('365 01 01 2025 25 1 1 4');
  expect(write('%D %F %R %T %x %X %y %C %e %v')).toBe(
    '12/30/24 2024-12-30 22:05 22:05:09 12/30/2024 10:05:09 PM 24 20 30 30-Dec-2024',
  );
  expect(write('%s %N 100%% %Q%')).toBe(`${Math.floor(T / 1000)} 007000000 100% %`);
});

test('old names of zones mean the zones of today', () => {
  const write = (timeZone: string) => outputOf('{t|date %H %Z}', { t: T, website: { timeZone } });
  expect(write('SystemV/PST8PDT')).toBe(write('America/Los_Angeles'));
  expect(write('Canada/East-Saskatchewan')).toBe(write('America/Regina'));
  expect(write('Etc/Unknown')).toBe('22 -00');
});

test('a part of a millisecond before midnight is the day before', () => {
  const website = { timeZone: 'UTC' };
  expect(outputOf('{t|date %F %T}', { t: -0.5, website })).toBe('1969-12-31 23:59:59');
});

test('days before 15 October 1582 are those of the Julian calendar', () => {
  const website = { timeZone: 'UTC' };
  const day = (t: number) => outputOf('{t|date %A %Y-%m-%d %j}', { t, website });
  expect(day(-12_219_292_800_000)).toBe('Friday 1582-10-15 288');
  expect(day(-12_219_379_200_000)).toBe('Thursday 1582-10-04 277');
  expect(day(-62_135_769_600_000)).toBe('Saturday 1-01-01 001');
});

test('FMT-10 instants outside 4713 BC to 8652 AD are an error', () => {
  for (const t of [1e15, -1e15, 'soon']) {
    const { output, errors } = renderTemplate('[{t|date %Y}]', { t });
    expect([output, errors.map(({ code }) => code)]).toEqual(['[]', ['UNEXPECTED_ERROR']]);
  }
});

test('FMT-10 the first and the last day of the calendar are printed, the days outside are not', () => {
  const website = { timeZone: 'UTC' };
  const day = (t: number) => renderTemplate('{t|date %Y-%m-%d}', { t, website });
  const lastDay = Date.UTC(8652, 11, 31);
  expect(day(lastDay).output).toBe('8652-12-31');
  expect(day(lastDay + 86_400_000 - 1).output).toBe('8652-12-31');
  expect(day(lastDay + 86_400_000).errors).toHaveLength(1);
  const firstDay = -2_440_588 * 86_400_000;
  expect(day(firstDay).errors).toEqual([]);
  expect(day(firstDay - 1).errors).toHaveLength(1);
});

test('CALD-01 an event is on one day when both ends are, in UTC', () => {
  const answer = (startDate: number, endDate: number) =>
    outputOf('{.same-day?}yes{.or}no{.end}', { startDate, endDate });
  expect(answer(T, T + 3_600_000)).toBe('yes');
  expect(answer(T, T + 2 * 3_600_000)).toBe('no');
  const [newYear1Bc, newYear1Ad] = [-62_167_392_000_000, -62_135_769_600_000];
  expect(answer(newYear1Bc, newYear1Ad), 'years are compared without their era').toBe('yes');
});
