import type { PictureEdit } from '@sitewright/contract';
import type { FocalShare } from '../assets/change-asset.ts';

type Turn = PictureEdit['turn'];

const turned: Readonly<Record<Turn, (point: FocalShare) => FocalShare>> = {
  0: ({ x, y }) => ({ x, y }),
  90: ({ x, y }) => ({ x: 1 - y, y: x }),
  180: ({ x, y }) => ({ x: 1 - x, y: 1 - y }),
  270: ({ x, y }) => ({ x: y, y: 1 - x }),
};

const back: Readonly<Record<Turn, Turn>> = { 0: 0, 90: 270, 180: 180, 270: 90 };

/**
 * Where the focal point of a picture is once it was edited differently; at the edge when it is
 * outside. What is straightened moves it too little to tell.
 */
export function editFocalPoint(
  point: FocalShare,
  { before, after }: { before: PictureEdit; after: PictureEdit },
): FocalShare {
  const inTurned = mirror(
    {
      x: before.crop.left + point.x * before.crop.width,
      y: before.crop.top + point.y * before.crop.height,
    },
    before,
  );
  const inOriginal = turned[back[before.turn]](inTurned);
  const { x, y } = mirror(turned[after.turn](inOriginal), after);
  return {
    x: share((x - after.crop.left) / after.crop.width),
    y: share((y - after.crop.top) / after.crop.height),
  };
}

function mirror({ x, y }: FocalShare, { flipX, flipY }: PictureEdit): FocalShare {
  return { x: flipX ? 1 - x : x, y: flipY ? 1 - y : y };
}

/** Within the picture, in hundredths. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
