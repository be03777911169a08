import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType, type BlockSource } from '../block-type.ts';
import { findFrame } from '../frames/frame-providers.ts';
import { frameRatioNames, frameRatios } from '../frames/frame-ratios.ts';
import { frameDocument } from '../frames/show-frame.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { showPicture } from '../show-picture.ts';
import { videoMarkup } from './markup.ts';
import { videoLimits, videoPanel } from './video-panel.ts';

const assetId = makeTextSchema(60).optional();

const schema = z.looseObject({
  source: z.enum(['files', 'address']),
  /** The same video in several sizes and formats. */
  files: makeItemsSchema(
    {
      assetId,
      /** For windows up to 767 pixels. */
      narrow: z.boolean().optional(),
    },
    videoLimits.files,
  ),
  /** As it was pasted. */
  address: makeTextSchema(2_000).optional(),
  /** Plain text. */
  title: makeTextSchema(500).optional(),
  caption: makeTextSchema(2_000).optional(),
  posterId: makeTextSchema(60).optional(),
  captions: makeItemsSchema(
    { assetId, language: makeTextSchema(35), label: makeTextSchema(100) },
    videoLimits.captions,
  ),
  ratio: z.enum(frameRatioNames),
  autoplay: z.boolean(),
  loop: z.boolean(),
  muted: z.boolean(),
});

type VideoData = z.output<typeof schema>;

const initial: VideoData = {
  source: 'files',
  files: {},
  captions: {},
  ratio: 'widescreen',
  autoplay: false,
  loop: false,
  muted: false,
};

/** A video: files of the site, or one of YouTube or Vimeo that loads when it is pressed. */
export const videoBlock = defineBlockType({
  type: 'video',
  legacyType: 32,
  kind: 'video',
  title: 'Video',
  germanTitle: 'Video',
  version: 1,
  schema,
  markup: videoMarkup,
  panel: videoPanel,
  size: { width: 14, height: 10 },
  initial,
  sample: {
    ...initial,
    files: nameItems([{ assetId: 'film.mp4' }, { assetId: 'small.webm', narrow: true }]),
    captions: nameItems([{ assetId: 'words.vtt', language: 'en', label: 'English' }]),
    title: 'How a bowl is thrown',
    caption: 'In the workshop',
    posterId: 'sample',
    loop: true,
  },
  show: (data, source) => {
    const poster = data.posterId === undefined ? undefined : source.picture(data.posterId);
    const shown = poster && showPicture(poster);
    const player = data.source === 'files' ? showPlayer(data, source, shown?.url) : undefined;
    const frame = data.source === 'address' ? showFrame(data, shown) : undefined;
    return { hasVideo: Boolean(player ?? frame), player, frame, caption: data.caption };
  },
  isEmpty: (data) =>
    data.source === 'files'
      ? listItems(data.files).every((file) => file.assetId === undefined)
      : findFrame(data.address ?? '', {}, 'videos') === undefined,
  withoutAnswer: {
    en: 'Choose a video of your own, or type an address.',
    de: 'Wählen Sie ein eigenes Video, oder geben Sie eine Adresse ein.',
  },
  needs: ({ files, captions, posterId }) => ({
    assetIds: [...listItems(files), ...listItems(captions), { assetId: posterId }].flatMap(
      (file) => file.assetId ?? [],
    ),
  }),
});

/** Types that are named, so that a browser asks for none in vain; others it tries. */
const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
};

function showPlayer(data: VideoData, source: BlockSource, poster: string | undefined) {
  const sources = listItems(data.files)
    .flatMap((file) => {
      const url = file.assetId === undefined ? undefined : source.fileUrl(file.assetId);
      const extension = /\.(\w+)$/.exec(url ?? '')?.[1]?.toLowerCase() ?? '';
      return url === undefined
        ? []
        : [{ url, type: types[extension], narrow: file.narrow === true }];
    })
    .toSorted((one, other) => Number(other.narrow) - Number(one.narrow));
  const download = (sources.find(({ narrow }) => !narrow) ?? sources[0])?.url;
  if (download === undefined) return undefined;
  return {
    sources,
    tracks: showTracks(data, source),
    download,
    name: data.title || download.slice(download.lastIndexOf('/') + 1),
    title: data.title,
    poster,
    preload: poster === undefined ? 'metadata' : 'none',
    ratio: frameRatios[data.ratio],
    loop: data.loop,
    // What plays by itself has no sound.
    muted: data.muted || data.autoplay,
    autoplay: data.autoplay,
  };
}

function showTracks({ captions }: VideoData, source: BlockSource) {
  const known = listItems(captions).flatMap(({ assetId: id, language, label }) => {
    const url = id === undefined ? undefined : source.fileUrl(id);
    return url === undefined
      ? []
      : [{ url, language: language || 'und', label: label || language }];
  });
  return known.map((track, index) => ({ ...track, isFirst: index === 0 }));
}

function showFrame(data: VideoData, poster: ReturnType<typeof showPicture> | undefined) {
  const { loop, muted } = data;
  const frame = findFrame(data.address ?? '', { loop, muted }, 'videos');
  if (!frame) return undefined;
  const title = data.title ?? '';
  return {
    title: title || frame.provider,
    origin: frame.origin,
    ratio: frameRatios[data.ratio],
    page: frameDocument({ ...frame, title, poster }),
  };
}
