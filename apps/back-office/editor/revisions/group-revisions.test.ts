import { expect, it } from 'vitest';
import { groupRevisions, type Revision } from './group-revisions.ts';

const minute = 60_000;

const made = (revision: number, minutes: number, more: Partial<Revision> = {}): Revision => ({
  revision,
  at: new Date(minutes * minute).toISOString(),
  author: 'Robin',
  note: '',
  edits: 1,
  isPublished: false,
  ...more,
});

it('joins what one person did without a longer pause, however long it took in all', () => {
  const groups = groupRevisions([made(4, 40), made(3, 26), made(2, 12), made(1, -4)]);
  expect(groups.map(({ revision, count, edits }) => [revision, count, edits])).toEqual([
    [4, 3, 3],
    [1, 1, 1],
  ]);
});

it('begins anew for another person, for what was published, and for a note', () => {
  const groups = groupRevisions([
    made(6, 6),
    made(5, 5, { isPublished: true }),
    made(4, 4),
    made(3, 3, { author: 'Kim' }),
    made(2, 2, { author: 'Kim', note: 'Revision 1' }),
    made(1, 1, { author: 'Kim' }),
  ]);
  expect(groups.map(({ revision, count }) => [revision, count])).toEqual([
    [6, 1],
    [5, 2],
    [3, 1],
    [2, 2],
  ]);
});
