import { ratioField } from '../frames/frame-ratios.ts';
import type { PanelField } from '../panel-field.ts';

/** Files of one video, and files of its captions. */
export const videoLimits = { files: 10, captions: 40 } as const;

/** What the panel of a video asks. */
export const videoPanel: readonly PanelField[] = [
  {
    kind: 'choice',
    name: 'source',
    label: { en: 'Video', de: 'Video' },
    choices: [
      { value: 'files', label: { en: 'Own files', de: 'Eigene Dateien' } },
      { value: 'address', label: { en: 'YouTube or Vimeo', de: 'YouTube oder Vimeo' } },
    ],
  },
  {
    kind: 'items',
    name: 'files',
    when: { name: 'source', is: ['files'] },
    label: { en: 'Own files', de: 'Eigene Dateien' },
    one: { en: 'File', de: 'Datei' },
    limit: videoLimits.files,
    titledBy: 'name',
    begins: {},
    fields: [
      {
        kind: 'file',
        name: 'assetId',
        holds: 'video',
        label: { en: 'Video file', de: 'Videodatei' },
        help: {
          en: 'MP4 plays everywhere. A browser takes the first file that it can play.',
          de: 'MP4 läuft überall. Ein Browser nimmt die erste Datei, die er abspielen kann.',
        },
      },
      {
        kind: 'switch',
        name: 'narrow',
        label: { en: 'Smaller one for phones', de: 'Kleinere für Telefone' },
      },
    ],
  },
  {
    kind: 'frame-address',
    name: 'address',
    when: { name: 'source', is: ['address'] },
    holds: 'videos',
    label: { en: 'Address at YouTube or Vimeo', de: 'Adresse bei YouTube oder Vimeo' },
    help: {
      en: 'Nothing is loaded from there before a visitor presses the picture.',
      de: 'Von dort wird nichts geladen, bevor Besucher auf das Bild drücken.',
    },
  },
  {
    kind: 'text',
    name: 'title',
    label: { en: 'Title', de: 'Titel' },
    help: {
      en: 'Who cannot see the video hears it.',
      de: 'Wer das Video nicht sieht, hört ihn.',
    },
    maxLength: 500,
  },
  {
    kind: 'picture',
    name: 'posterId',
    label: { en: 'Picture before it plays', de: 'Vorschaubild' },
  },
  ratioField,
  {
    kind: 'items',
    name: 'captions',
    when: { name: 'source', is: ['files'] },
    label: { en: 'Captions of own files', de: 'Untertitel eigener Dateien' },
    one: { en: 'Captions', de: 'Untertitel' },
    limit: videoLimits.captions,
    titledBy: 'label',
    begins: { language: '', label: '' },
    fields: [
      {
        kind: 'file',
        name: 'assetId',
        holds: 'other',
        label: { en: 'WebVTT file', de: 'WebVTT-Datei' },
      },
      {
        kind: 'text',
        name: 'language',
        isCode: true,
        label: { en: 'Language, such as en', de: 'Sprache, etwa de' },
        maxLength: 35,
      },
      {
        kind: 'text',
        name: 'label',
        isCode: true,
        label: { en: 'Name of the language', de: 'Name der Sprache' },
        maxLength: 100,
      },
    ],
  },
  {
    kind: 'switch',
    name: 'autoplay',
    when: { name: 'source', is: ['files'] },
    label: { en: 'Play by itself, without sound', de: 'Von selbst abspielen, ohne Ton' },
    help: {
      en: 'Own files only, and never for visitors who asked for less motion.',
      de: 'Nur eigene Dateien, und nie bei Besuchern, die weniger Bewegung wünschen.',
    },
  },
  {
    kind: 'switch',
    name: 'loop',
    when: { name: 'source', is: ['files'] },
    label: { en: 'Begin again at the end', de: 'Am Ende neu beginnen' },
  },
  {
    kind: 'switch',
    name: 'muted',
    when: { name: 'source', is: ['files'] },
    label: { en: 'Without sound at first', de: 'Zunächst ohne Ton' },
  },
  {
    kind: 'text',
    name: 'caption',
    label: { en: 'Words below', de: 'Text darunter' },
    maxLength: 2_000,
  },
];
