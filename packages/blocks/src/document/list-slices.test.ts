import { sliceTypes } from '@sitewright/commerce';
import { expect, it } from 'vitest';
import { makeDocument } from '../testing/make-document.ts';
import { listSlices } from './list-slices.ts';

const namesOf = (types: readonly string[], data: Readonly<Record<string, unknown>> = {}) => {
  const page = makeDocument(types);
  const blocks = Object.fromEntries(
    Object.entries(page.blocks).map(([id, block]) => [
      id,
      { ...block, data: { ...Object(block.data), ...data } },
    ]),
  );
  return listSlices({ ...page, blocks }).map(({ currentType }) => sliceTypes.nameOf(currentType));
};

it('ENUM-07 blocks of a cover page are the slices that templates ask for', () => {
  expect(namesOf(['heading', 'map', 'logos', 'menu', 'spacer'])).toEqual([
    'heading',
    'map',
    'logo',
    'navigation',
  ]);
  expect(namesOf(['product', 'donation', 'search', 'member-area'])).toEqual([
    'action',
    'action',
    'form',
    'lock',
  ]);
});

it('ENUM-07 what is embedded of Twitter is a slice of its own', () => {
  expect(namesOf(['embed'], { address: 'https://x.com/kiln/status/1' })).toEqual(['twitter']);
  expect(namesOf(['embed'], { address: 'https://videos.example/1' })).toEqual([]);
});

it('ENUM-07 what visitors do not see is no slice', () => {
  const page = makeDocument(['heading', 'map']);
  const sections = Object.fromEntries(
    Object.entries(page.sections).map(([id, section]) => [id, { ...section, hidden: true }]),
  );
  expect(listSlices(page)).toHaveLength(2);
  expect(listSlices({ ...page, sections })).toEqual([]);
});
