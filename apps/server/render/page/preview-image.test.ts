import { expect, it } from 'vitest';
import type { AssetRow } from '../data/rows.ts';
import { previewImage } from './preview-image.ts';

const sizeOf = (width: number, height: number) => {
  const asset = { id: 'a', filename: 'bowl.jpg', width, height } as AssetRow;
  const { width: wide, height: tall } = previewImage('site', asset);
  return [wide, tall];
};

it('a preview is 1500 px wide at most, in the shape of the picture, and never larger than it', () => {
  expect(sizeOf(3000, 2001)).toEqual([1500, 1001]);
  expect(sizeOf(1500, 900)).toEqual([1500, 900]);
  expect(sizeOf(640, 480)).toEqual([640, 480]);
  // Of a picture whose size nobody knows, the width that is asked for is.
  expect(sizeOf(0, 0)).toEqual([1500, 0]);
});
