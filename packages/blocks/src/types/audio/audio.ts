import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { isSilent, showSound, soundFields, soundMarkup, soundShape } from './show-sound.ts';

const schema = z.looseObject({
  ...soundShape,
  /** Visitors may save the file. */
  download: z.boolean(),
  downloadLabel: makeTextSchema(100),
});

const markup =
  '{.section sound}<figure class="sw-audio"><figcaption>' +
  '<span class="sw-audio-title">{title|htmltag}</span>' +
  '{.if author} <span class="sw-audio-author">{author|htmltag}</span>{.end}</figcaption>' +
  soundMarkup +
  '{.if download}<a class="sw-audio-download" href="{src|htmltag}" download>{download|htmltag}</a>{.end}' +
  '</figure>{.end}';

const initial = { download: false, downloadLabel: 'Download' };

/** A sound. FMT-22 */
export const audioBlock = defineBlockType({
  type: 'audio',
  legacyType: 41,
  kind: 'audio',
  title: 'Audio',
  germanTitle: 'Ton',
  version: 1,
  schema,
  markup,
  panel: [
    ...soundFields,
    {
      kind: 'switch',
      name: 'download',
      label: { en: 'Visitors may save it', de: 'Besucher dürfen sie speichern' },
      help: { en: 'Own files only.', de: 'Nur eigene Dateien.' },
    },
    {
      kind: 'text',
      name: 'downloadLabel',
      label: { en: 'Words of the link', de: 'Text des Links' },
      maxLength: 100,
    },
  ],
  size: { width: 12, height: 3 },
  initial,
  sample: {
    ...initial,
    assetId: 'bell.mp3',
    title: 'The bell of the kiln',
    author: 'Ann Lee',
    download: true,
  },
  show: (data, source) => {
    const sound = showSound(data, source);
    const mayDownload = data.download && sound?.isOwn === true;
    const download = mayDownload ? data.downloadLabel.trim() || sound.title : undefined;
    return { sound: sound && { ...sound, download } };
  },
  isEmpty: isSilent,
  withoutAnswer: {
    en: 'Choose a sound file, or type an address.',
    de: 'Wählen Sie eine Tondatei, oder geben Sie eine Adresse ein.',
  },
  needs: ({ assetId }) => ({ assetIds: assetId === undefined ? [] : [assetId] }),
});
