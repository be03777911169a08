import { expect, it } from 'vitest';
import { makeDocument } from '../testing/make-document.ts';
import { nameItems } from '../types/items.ts';
import { findFullList } from './full-lists.ts';

const limits = { picturesPerGallery: 3, tracksPerAlbum: 2 };
const page = makeDocument(['gallery', 'album']);
const withItems = (pictures: number, tracks: number) => {
  const [gallery, album] = ['s0b0', 's0b1'].map((id) => page.blocks[id]!);
  const items = (count: number) => nameItems(Array.from({ length: count }, () => ({ title: 'a' })));
  return {
    ...page,
    blocks: {
      s0b0: { ...gallery!, data: { ...Object(gallery!.data), pictures: items(pictures) } },
      s0b1: { ...album!, data: { ...Object(album!.data), tracks: items(tracks) } },
    },
  };
};

it('GLRY-18 D-59 a list grows as far as the site allows', () => {
  const empty = withItems(0, 0);
  expect(findFullList(empty, withItems(3, 2), limits)).toBeUndefined();
  expect(findFullList(empty, withItems(4, 2), limits)).toBe(3);
  expect(findFullList(empty, withItems(3, 3), limits)).toBe(2);
});

it('GLRY-18 D-59 a list that is too long already stays, or gets shorter', () => {
  const long = withItems(9, 0);
  expect(findFullList(long, withItems(9, 1), limits)).toBeUndefined();
  expect(findFullList(long, withItems(8, 0), limits)).toBeUndefined();
  expect(findFullList(long, withItems(10, 0), limits)).toBe(3);
});
