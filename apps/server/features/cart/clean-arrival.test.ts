import { expect, it } from 'vitest';
import { cleanArrival } from './clean-arrival.ts';

it('what is not told is not known, what is told as nothing is a visitor by themselves', () => {
  expect(cleanArrival(undefined)).toBeNull();
  expect(cleanArrival({})).toEqual({});
});

it('hosts and campaigns are kept short and in small letters', () => {
  expect(
    cleanArrival({
      referrerHost: 'WWW.Search.example',
      source: ' News\nLetter ',
      medium: 'x'.repeat(150),
      campaign: 'Spring | Sale',
    }),
  ).toEqual({
    referrerHost: 'search.example',
    source: 'news letter',
    medium: 'x'.repeat(100),
    campaign: 'spring sale',
  });
});

it('nothing that may name a person is kept, and nothing that reads like our own keys', () => {
  expect(
    cleanArrival({ source: 'ann@example.test', campaign: ':none', referrerHost: 'a b' }),
  ).toEqual({ campaign: 'none' });
  expect(cleanArrival({ source: 'ann%40example.test', medium: 'mail' })).toEqual({
    medium: 'mail',
  });
});
