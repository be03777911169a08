import { blockTypeTable } from '@sitewright/blocks';
import { expect, it } from 'vitest';
import { blockGroups } from './block-groups.ts';

it('has every kind of block once', () => {
  const named = blockGroups.flatMap(({ types }) => [...types]);
  expect([...named].toSorted()).toEqual([...blockTypeTable.keys()].toSorted());
});
