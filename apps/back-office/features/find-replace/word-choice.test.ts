import type { FoundWords } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { choose, countChosen, wishFor } from './word-choice.ts';

const match = (key: string) => ({ key, field: 'title', before: '', words: 'a', after: '' });
const group: FoundWords = {
  kind: 'page',
  id: 'p',
  revision: 3,
  version: 'v',
  title: 'P',
  documentId: null,
  state: null,
  isLive: true,
  count: 5,
  matches: [match('title#0'), match('title#1')],
};

it('EDIT-01 a whole place goes with what was not told of it; a part of it by name alone', () => {
  const all = new Set<string>();
  expect([countChosen(all, group), wishFor(all, group)]).toEqual([
    5,
    { kind: 'page', id: 'p', revision: 3, version: 'v' },
  ]);
  const part = choose(all, group, { keys: ['title#0'], isIn: false });
  expect(countChosen(part, group)).toBe(1);
  expect(wishFor(part, group)).toMatchObject({ id: 'p', matches: ['title#1'] });
  const none = choose(part, group, { keys: ['title#1'], isIn: false });
  expect([countChosen(none, group), wishFor(none, group)]).toEqual([0, undefined]);
  const back = choose(none, group, { keys: ['title#0', 'title#1'], isIn: true });
  expect(countChosen(back, group)).toBe(5);
});
