import { expect, it } from 'vitest';
import path from 'node:path';
import { journeyNames, journeysOfTurn, mainJourneys, turnOf, turns } from './journey-turns.mjs';

const names = journeyNames(path.join(import.meta.dirname, '../../e2e'));
const all = Array.from({ length: turns }, (_, turn) => journeysOfTurn(turn, names));

it('walks the main journeys in every turn, and each other one in one of them', () => {
  expect(names).toEqual(expect.arrayContaining(mainJourneys));
  for (const name of names) {
    const times = all.filter((walked) => walked.includes(name)).length;
    expect([name, times]).toEqual([name, mainJourneys.includes(name) ? turns : 1]);
  }
});

it('is decided by the commit, and is the first one without it', () => {
  expect(turnOf('74f1d7cc0000')).toBe(0x74f1d7 % turns);
  expect(turnOf('74f1d8cc0000')).not.toBe(turnOf('74f1d7cc0000'));
  expect(turnOf('')).toBe(0);
});
