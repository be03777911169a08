import { makeTextSchema, type BlockAnswerOf } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { frameRatioNames, frameRatios } from '../frames/frame-ratios.ts';
import { showPicture } from '../show-picture.ts';
import { mapAddress, mapServices } from './map-links.ts';
import { mapPanel, mapZoom } from './map-panel.ts';
import { mapMarkup } from './markup.ts';
import { readPoint, type MapPoint } from './read-point.ts';

const schema = z.looseObject({
  /** Plain text, several lines. */
  address: makeTextSchema(500),
  /** As it was typed. */
  point: makeTextSchema(60).optional(),
  /** A picture of the site. */
  pictureId: makeTextSchema(60).optional(),
  ratio: z.enum(frameRatioNames),
  zoom: z.int().min(mapZoom.min).max(mapZoom.max),
  opensIn: z.enum(mapServices),
  /** Plain text; empty: the words of the site. */
  linkLabel: makeTextSchema(200),
});

type MapData = z.output<typeof schema>;

const initial: MapData = {
  address: '',
  ratio: 'widescreen',
  zoom: 15,
  opensIn: 'openstreetmap',
  linkLabel: '',
};

const query = { kind: 'map' } as const;

const pointOf = ({ point }: MapData) => readPoint(point ?? '');

/**
 * A place: its address, a picture, a link to the maps of others, and where the owner has named
 * tiles, a map once a visitor asks for it. Nothing of another host is loaded before.
 */
export const mapBlock = defineBlockType({
  type: 'map',
  legacyType: 4,
  kind: 'map',
  title: 'Map',
  germanTitle: 'Karte',
  version: 1,
  schema,
  markup: mapMarkup,
  panel: mapPanel,
  size: { width: 14, height: 10 },
  initial,
  sample: {
    ...initial,
    address: 'Alder & Loom\n5 Mill Lane',
    point: '52.52, 13.405',
    pictureId: 'sample',
  },
  show: (data, source) => {
    const point = pointOf(data);
    const words = source.answer(query);
    if (isNowhere(data) || !words) return {};
    const address = data.address.trim();
    const picture = data.pictureId === undefined ? undefined : source.picture(data.pictureId);
    return {
      place: {
        address,
        ratio: frameRatios[data.ratio],
        picture: picture && {
          ...showPicture(picture),
          focus: `${Math.round(picture.focalX * 100)}% ${Math.round(picture.focalY * 100)}%`,
        },
        tiles: point && words.tilesUrl ? showTiles(data, { point, words }) : undefined,
        href: mapAddress(data.opensIn, { point, address, zoom: data.zoom }),
        linkLabel: data.linkLabel.trim() || words.linkLabel,
      },
    };
  },
  isEmpty: isNowhere,
  needs: ({ pictureId }) => ({
    assetIds: pictureId === undefined ? [] : [pictureId],
    queries: [query],
  }),
});

function isNowhere(data: MapData): boolean {
  return data.address.trim() === '' && pointOf(data) === undefined;
}

/** Whom a press asks, and for what. Tiles of the site itself have no host to name. */
function showTiles(
  { address, zoom }: MapData,
  { point, words }: { point: MapPoint; words: BlockAnswerOf<'map'> },
) {
  const [, origin = '', host = ''] = /^(https:\/\/([^/]+))/.exec(words.tilesUrl) ?? [];
  return {
    ...point,
    zoom,
    origin,
    host,
    url: words.tilesUrl,
    credit: words.tilesCredit,
    label: words.showLabel,
    name: address.replaceAll(/\s+/g, ' ') || words.placeName,
  };
}
