import type { BlockAnswerOf } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { askBlock, drawBlock, emptySource, insideOf, sourceOf } from '../../testing/draw-block.ts';
import { answerBySample } from '../../testing/sample-answers.ts';

const sample = answerBySample({ kind: 'calendar', collectionId: 'c' }) as BlockAnswerOf<'calendar'>;
const draw = (answer: Partial<typeof sample> = {}, collectionId = 'events') =>
  insideOf(drawBlock('calendar', { collectionId }, sourceOf({ ...sample, ...answer })));

it('CALD-01 a month is a table with a name, and days of the week in full for those who hear it', () => {
  const html = draw({ title: 'May <2026> "x"' });
  expect(html).toContain('<h2 class="sw-calendar-title">May &lt;2026&gt; &quot;x&quot;</h2>');
  expect(html).toContain('<table aria-label="May &lt;2026&gt; &quot;x&quot;">');
  expect(html).toContain('<th scope="col"><abbr title="Thursday">Thu</abbr></th>');
  expect(html.match(/<th /g)).toHaveLength(sample.weekdays.length);
});

it('CALD-01 links to the months beside it have names, and are no pages for machines', () => {
  const html = draw();
  expect(html).toContain(
    '<a rel="nofollow" href="?month=11-2026#calendar-events" aria-label="November 2026">&larr;</a>' +
      '<a rel="nofollow" href="?month=01-2027#calendar-events" aria-label="January 2027">&rarr;</a>',
  );
  expect(draw({ previous: undefined })).not.toContain('&larr;');
  expect(draw({ next: undefined })).not.toContain('&rarr;');
});

it('what those links come back to is the calendar of this page', () => {
  expect(draw({}, 'a"b')).toContain('<div class="sw-calendar" id="calendar-a&quot;b">');
});

it('CALD-01 a day has its date, its events with their times, and says which one is today', () => {
  const html = draw();
  expect(html).toContain(
    '<td class="sw-calendar-day has-events" aria-current="date"><time datetime="2026-12-24">' +
      '<span class="sw-calendar-number" aria-hidden="true">24</span>' +
      '<span class="sw-calendar-long">Thursday, December 24</span></time>' +
      '<ul><li><a href="/events/tea"><span class="sw-calendar-time">6:00 PM</span> ' +
      'Tea &amp; &lt;kiln&gt;</a></li></ul></td>',
  );
  expect(html).toContain('<td class="sw-calendar-day"><time datetime="2026-12-25">');
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

it('CALD-01 a day of another month is marked, and an event of a whole day has no time', () => {
  const day = sample.weeks[0]![0]!;
  const events = [{ id: 'e', title: 'Fair', url: '/fair', timeText: '' }];
  const html = draw({ weeks: [[{ ...day, isOutside: true, isToday: false, events }]] });
  expect(html).toContain('<td class="sw-calendar-day is-outside has-events"><time');
  expect(html).toContain('<li><a href="/fair">Fair</a></li>');
});

it('a month without events says so where days are not shown', () => {
  expect(draw()).not.toContain('sw-calendar-quiet');
  const weeks = sample.weeks.map((days) => days.map((day) => ({ ...day, events: [] })));
  expect(draw({ weeks })).toContain('<p class="sw-calendar-quiet">&mdash;</p>');
});

it('asks for the month of the page that was chosen, and for none before', () => {
  expect(askBlock('calendar', { collectionId: 'events' }).needs.queries).toEqual([
    { kind: 'calendar', collectionId: 'events' },
  ]);
  expect([askBlock('calendar').isEmpty, askBlock('calendar').needs.queries]).toEqual([true, []]);
  expect(askBlock('calendar', { collectionId: 'events' }).isEmpty).toBe(false);
  expect(insideOf(drawBlock('calendar', { collectionId: 'gone' }, emptySource))).toBe('');
});
