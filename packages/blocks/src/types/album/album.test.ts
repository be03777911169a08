import { contentLimits } from '@sitewright/contract';
import { expect, it } from 'vitest';
import type { BlockSource } from '../block-type.ts';
import { nameItems } from '../items.ts';
import { albumBlock } from './album.ts';

const source: BlockSource = {
  picture: () => undefined,
  fileUrl: () => undefined,
  pageUrl: () => undefined,
  answer: () => undefined,
  sanitize: (html) => html,
};

it('GLRY-17 an album that got more tracks than it may show shows as many as it may', () => {
  const most = contentLimits.maxTracksPerAlbum;
  const tracks = nameItems(
    Array.from({ length: most + 5 }, (_, at) => ({
      url: `https://sounds.example/${at}.mp3`,
      title: `Track ${at}`,
    })),
  );
  const shown = albumBlock.show({ tracks }, source)?.['tracks'] as { title: string }[];
  expect(shown.map(({ title }) => title)).toEqual(
    Array.from({ length: most }, (_, at) => `Track ${at}`),
  );
});
