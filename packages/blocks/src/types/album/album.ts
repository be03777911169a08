import { contentLimits, makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { isSilent, showSound, soundFields, soundMarkup, soundShape } from '../audio/show-sound.ts';
import { defineBlockType } from '../block-type.ts';
import { listItems, makeItemsSchema, nameItems } from '../items.ts';
import { showPicture } from '../show-picture.ts';

/** What an album shows, and what its panel takes. GLRY-17 */
const limit = contentLimits.maxTracksPerAlbum;

/** Two people who add tracks at the same time, or an import, may go beyond it: the rest waits. */
const mostKept = 2 * limit;

const schema = z.looseObject({
  /** Plain text. */
  title: makeTextSchema(500).optional(),
  author: makeTextSchema(500).optional(),
  coverId: makeTextSchema(60).optional(),
  tracks: makeItemsSchema(soundShape, mostKept),
});

const markup =
  '{.if tracks}<div class="sw-album">' +
  '{.section cover}<img class="sw-album-cover" src="{url|htmltag}" srcset="{srcset|htmltag}"' +
  ' sizes="(max-width: 432px) 100vw, 240px" width="{width}" height="{height}"' +
  ' alt="{altText|htmltag}" loading="lazy" decoding="async">{.end}<div class="sw-album-text">' +
  '{.if title}<p class="sw-album-title">{title|htmltag}</p>{.end}' +
  '{.if author}<p class="sw-album-author">{author|htmltag}</p>{.end}' +
  '<ol class="sw-album-tracks">{.repeated section tracks}<li><div>' +
  '<span class="sw-audio-title">{title|htmltag}</span>' +
  '{.if by} <span class="sw-audio-author">{by|htmltag}</span>{.end}' +
  `</div>${soundMarkup}</li>{.end}</ol></div></div>{.end}`;

/** Sounds one after another, with a picture. GLRY-17 */
export const albumBlock = defineBlockType({
  type: 'album',
  legacyType: 60,
  kind: 'album',
  title: 'Album',
  germanTitle: 'Album',
  version: 1,
  schema,
  markup,
  panel: [
    { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 500 },
    { kind: 'text', name: 'author', label: { en: 'By whom', de: 'Von wem' }, maxLength: 500 },
    { kind: 'picture', name: 'coverId', label: { en: 'Cover', de: 'Titelbild' } },
    {
      kind: 'items',
      name: 'tracks',
      label: { en: 'Tracks', de: 'Stücke' },
      one: { en: 'Track', de: 'Stück' },
      limit,
      limitName: 'tracksPerAlbum',
      titledBy: 'title',
      begins: {},
      fields: soundFields,
    },
  ],
  size: { width: 16, height: 10 },
  initial: { tracks: {} },
  sample: {
    title: 'Sounds of a workshop',
    author: 'Ann Lee',
    coverId: 'sample',
    tracks: nameItems([
      { assetId: 'wheel.mp3', title: 'The wheel' },
      { url: 'https://sounds.example/kiln.mp3', title: 'The kiln', author: 'Bo Lee' },
    ]),
  },
  show: ({ title, author, coverId, tracks }, source) => {
    const cover = coverId === undefined ? undefined : source.picture(coverId);
    return {
      title,
      author,
      cover: cover && showPicture(cover),
      tracks: listItems(tracks)
        .flatMap((track) => {
          const sound = showSound(track, source);
          return sound ? [{ ...sound, by: sound.author }] : [];
        })
        .slice(0, limit),
    };
  },
  isEmpty: ({ tracks }) => listItems(tracks).every(isSilent),
  needs: ({ coverId, tracks }) => ({
    assetIds: [{ assetId: coverId }, ...listItems(tracks)].flatMap(({ assetId }) => assetId ?? []),
  }),
});
