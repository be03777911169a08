import type { Crop } from '@sitewright/contract';
import type { FocalShare } from '../assets/change-asset.ts';

const turned: Readonly<Record<Crop['turn'], (point: FocalShare) => FocalShare>> = {
  0: ({ x, y }) => ({ x, y }),
  90: ({ x, y }) => ({ x: 1 - y, y: x }),
  180: ({ x, y }) => ({ x: 1 - x, y: 1 - y }),
  270: ({ x, y }) => ({ x: y, y: 1 - x }),
};

/** Where the focal point of a picture is in a part of it; at the edge when it is outside. */
export function cropFocalPoint(point: FocalShare, crop: Crop): FocalShare {
  const { x, y } = turned[crop.turn](point);
  return {
    x: share((x - crop.left) / crop.width),
    y: share((y - crop.top) / crop.height),
  };
}

/** Within the picture, in hundredths. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
