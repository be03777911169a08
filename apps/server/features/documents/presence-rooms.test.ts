import { presenceLimits } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { PresenceRooms } from './presence-rooms.ts';

const tabOf = (accountId: string, tab = accountId) => ({
  accountId,
  name: accountId.toUpperCase(),
  tab,
  chosen: [],
  isWriting: false,
});
const at = (ms: number) => new Date(1_000_000 + ms);
const key = (siteId: string, id = 'doc') => ({ siteId, id });

it('a site takes so many tabs, and other sites have their own places', () => {
  const rooms = new PresenceRooms();
  for (let number = 0; number < presenceLimits.tabsOfSite + 10; number += 1) {
    rooms.enter(key('alder', `doc-${number}`), tabOf(`p${number}`), at(0));
  }
  expect(rooms.size).toBe(presenceLimits.tabsOfSite);
  rooms.enter(key('birch'), tabOf('p0'), at(0));
  expect(rooms.size).toBe(presenceLimits.tabsOfSite + 1);
});

it('sites where nobody asks any more are forgotten by those who ask elsewhere', () => {
  const rooms = new PresenceRooms();
  rooms.enter(key('alder'), tabOf('ada'), at(0));
  rooms.enter(key('birch'), tabOf('ben'), at(1));
  expect(rooms.size).toBe(2);
  rooms.enter(key('birch'), tabOf('ben'), at(60_000));
  expect(rooms.size).toBe(1);
});

it('who comes takes the lowest number that is free, and keeps it', () => {
  const rooms = new PresenceRooms();
  const numbers = () =>
    rooms.enter(key('alder'), tabOf('eve'), at(0)).map(({ name, person }) => [name, person]);
  for (const name of ['eve', 'ada', 'ben']) rooms.enter(key('alder'), tabOf(name), at(0));
  expect(numbers()).toEqual([
    ['ADA', 1],
    ['BEN', 2],
  ]);
  rooms.leave(key('alder'), tabOf('ada'));
  rooms.enter(key('alder'), tabOf('ben'), at(0));
  rooms.enter(key('alder'), tabOf('kim'), at(0));
  expect(numbers()).toEqual([
    ['BEN', 2],
    ['KIM', 1],
  ]);
});
