import { settingsOf, type SettingPage } from '../setting-page.ts';

const on = { kind: 'switch' } as const;
const kilobytes = { kind: 'number', suffix: { en: 'kB', de: 'kB' } } as const;
const megabytes = { kind: 'number', suffix: { en: 'MB', de: 'MB' } } as const;

/** What pages may hold, and what keeps one from being published. */
export const contentPage: SettingPage = {
  path: 'pages',
  title: { en: 'Pages', de: 'Seiten' },
  summary: {
    en: 'What keeps a page from being published, how much pages hold, how large files may be',
    de: 'Was eine Veröffentlichung aufhält, wie viel Seiten fassen, wie groß Dateien sein dürfen',
  },
  parts: [
    {
      title: {
        en: 'A page is not published while',
        de: 'Eine Seite wird nicht veröffentlicht, solange',
      },
      settings: settingsOf('content', [
        {
          field: 'stopsOnMissingAlt',
          label: {
            en: 'a picture has no alternative text',
            de: 'ein Bild keinen Alternativtext hat',
          },
          control: on,
        },
        {
          field: 'stopsOnHeadingOrder',
          label: { en: 'headings leave out a level', de: 'Überschriften eine Stufe auslassen' },
          control: on,
        },
        {
          field: 'stopsOnDeadLink',
          label: { en: 'a link leads nowhere', de: 'ein Link nirgendwohin führt' },
          control: on,
        },
        {
          field: 'stopsOnNamelessLink',
          label: { en: 'a link has no words', de: 'ein Link keine Worte hat' },
          control: on,
        },
        {
          field: 'stopsOnEmptyBlock',
          label: { en: 'a block shows nothing', de: 'ein Block nichts zeigt' },
          control: on,
        },
        {
          field: 'stopsOnMissingCaptions',
          label: { en: 'a video has no captions', de: 'ein Video keine Untertitel hat' },
          control: on,
        },
        {
          field: 'stopsOnLowContrast',
          label: {
            en: 'a text stands out too little from its background',
            de: 'ein Text sich zu wenig von seinem Hintergrund abhebt',
          },
          control: on,
        },
        {
          field: 'stopsOnHeavyPicture',
          label: { en: 'a picture is too heavy', de: 'ein Bild zu schwer ist' },
          control: on,
        },
        {
          field: 'stopsOnHeavyPage',
          label: { en: 'the page is too heavy', de: 'die Seite zu schwer ist' },
          control: on,
        },
      ]),
    },
    {
      title: { en: 'Limits', de: 'Grenzen' },
      settings: settingsOf('content', [
        {
          field: 'blocksPerLayout',
          label: { en: 'Blocks in a section', de: 'Blöcke in einem Abschnitt' },
          control: { kind: 'number' },
        },
        {
          field: 'picturesPerGallery',
          label: { en: 'Pictures in a gallery', de: 'Bilder in einer Galerie' },
          control: { kind: 'number' },
        },
        {
          field: 'tracksPerAlbum',
          label: { en: 'Tracks in an album', de: 'Stücke in einem Album' },
          control: { kind: 'number' },
        },
        {
          field: 'maxProductsPerCollection',
          label: { en: 'Products on a store page', de: 'Produkte auf einer Shop-Seite' },
          help: {
            en: 'Imports may bring more.',
            de: 'Importe dürfen mehr mitbringen.',
          },
          control: { kind: 'number' },
        },
        {
          field: 'pictureKilobytes',
          label: { en: 'A picture is too heavy from', de: 'Ein Bild ist zu schwer ab' },
          help: {
            en: 'As a window of 1440 pixels loads it. The checks of a page name what is heavier.',
            de: 'So, wie ein Fenster von 1440 Pixeln es lädt. Die Prüfungen einer Seite nennen, was schwerer ist.',
          },
          control: kilobytes,
        },
        {
          field: 'pageKilobytes',
          label: { en: 'A page is too heavy from', de: 'Eine Seite ist zu schwer ab' },
          help: {
            en: 'Its pictures and what plays by itself, together.',
            de: 'Ihre Bilder und was von selbst spielt, zusammen.',
          },
          control: kilobytes,
        },
      ]),
    },
    {
      title: { en: 'The largest files', de: 'Die größten Dateien' },
      settings: settingsOf('media', [
        { field: 'imageMegabytes', label: { en: 'Pictures', de: 'Bilder' }, control: megabytes },
        { field: 'audioMegabytes', label: { en: 'Sounds', de: 'Töne' }, control: megabytes },
        {
          field: 'fileMegabytes',
          label: { en: 'Videos and other files', de: 'Videos und andere Dateien' },
          control: megabytes,
        },
      ]),
    },
  ],
};
