import { expect, it } from 'vitest';
import { htmlFaults } from './html-faults.ts';
import { proveBlock } from './prove-block.ts';
import { blockTypeTable } from '@sitewright/blocks';

it('the judge of HTML finds what browsers would mend', () => {
  expect(htmlFaults('<p>Words &amp; more</p>')).toEqual([]);
  expect(htmlFaults('<p><div>Words</div></p>')).not.toEqual([]);
  expect(htmlFaults('<a href="/"><a href="/">x</a></a>')).not.toEqual([]);
  expect(htmlFaults('<p id="a" id="b">x</p>')).not.toEqual([]);
});

it.each([...blockTypeTable.values()])(
  'a block of type $type is valid HTML and the same bytes, whatever its schema takes',
  (type) => {
    expect(proveBlock(type, { cases: 6, seed: 1 })).toBeUndefined();
  },
);
