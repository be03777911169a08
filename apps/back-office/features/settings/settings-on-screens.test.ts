import { settingsGroups } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { sections } from '../../app/sections.ts';
import { settingIndex } from './setting-index.ts';

/** A name that custom code reads; there is one kind of message. */
const unshown = new Set(['merchandising.scarcityMessageType']);

it('an owner finds every setting on a screen, each once', () => {
  const shown = settingIndex.map(({ group, field }) => `${group}.${field}`);
  const kept = Object.entries(settingsGroups).flatMap(([group, { fields }]) =>
    Object.keys(fields).map((field) => `${group}.${field}`),
  );
  expect(kept.filter((name) => !shown.includes(name) && !unshown.has(name))).toEqual([]);
  expect(shown.filter((name) => !kept.includes(name) || unshown.has(name))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

it('whatever is found stands in a section', () => {
  const known = new Set(sections.map(({ path }) => path));
  const lost = settingIndex.filter(({ path }) => !known.has(path.split(/[/#]/)[0]!));
  expect(lost).toEqual([]);
});
