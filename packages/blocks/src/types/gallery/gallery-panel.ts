import type { PanelField, PanelText } from '../panel-field.ts';
import { galleryBounds, galleryLimit } from './gallery-options.ts';

const number = (name: keyof typeof galleryBounds, en: string, de: string): PanelField => {
  const [min, max] = galleryBounds[name];
  const label = { en: `${en} (${min}–${max})`, de: `${de} (${min}–${max})` };
  return { kind: 'number', name, min, max, label };
};
const flag = (name: string, en: string, de: string): PanelField => ({
  kind: 'switch',
  name,
  label: { en, de },
});
const choice = (
  name: string,
  label: PanelText,
  choices: readonly (readonly [value: string, en: string, de: string])[],
): PanelField => ({
  kind: 'choice',
  name,
  label,
  choices: choices.map(([value, en, de]) => ({ value, label: { en, de } })),
});

/** Fields that mean something only where another one has one of these values. */
const only = (
  name: string,
  is: readonly unknown[],
  ...fields: readonly PanelField[]
): readonly PanelField[] => fields.map((field) => ({ ...field, when: { name, is } }));

/** What the panel of a gallery asks. GLRY-01 to GLRY-14 */
export const galleryPanel: readonly PanelField[] = [
  {
    kind: 'pictures',
    name: 'pictures',
    label: { en: 'Pictures', de: 'Bilder' },
    one: { en: 'Picture', de: 'Bild' },
    limit: galleryLimit,
    limitName: 'picturesPerGallery',
    titledBy: 'title',
    begins: {},
    originAt: 'mediaType',
    takesGalleries: true,
    fields: [
      { kind: 'picture', name: 'assetId', label: { en: 'Picture', de: 'Bild' } },
      {
        kind: 'file',
        name: 'videoId',
        holds: 'video',
        label: { en: 'Video instead', de: 'Stattdessen ein Video' },
        help: {
          en: 'Plays when it is pressed; the picture is seen before.',
          de: 'Spielt auf Druck; vorher ist das Bild zu sehen.',
        },
      },
      { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 500 },
      {
        kind: 'long-text',
        name: 'description',
        label: { en: 'Description', de: 'Beschreibung' },
        maxLength: 2_000,
      },
      {
        kind: 'text',
        name: 'altText',
        label: { en: 'Alternative text', de: 'Alternativtext' },
        maxLength: 1_000,
      },
      { kind: 'link', name: 'link', label: { en: 'Link', de: 'Link' } },
    ],
  },
  choice('design', { en: 'Design', de: 'Darstellung' }, [
    ['slideshow', 'Slideshow', 'Diashow'],
    ['slider', 'Carousel', 'Karussell'],
    ['grid', 'Grid', 'Raster'],
    ['stacked', 'Stacked', 'Gestapelt'],
  ]),
  flag('auto-crop', 'Crop pictures to the shape', 'Bilder auf die Form zuschneiden'),
  choice('aspect-ratio', { en: 'Shape', de: 'Form' }, [
    ['square', 'Square', 'Quadrat'],
    ['standard', '3:2', '3:2'],
    ['standard-vertical', '2:3', '2:3'],
    ['four-three', '4:3', '4:3'],
    ['three-four-vertical', '3:4', '3:4'],
    ['widescreen', '16:9', '16:9'],
    ['anamorphic-widescreen', '2.40:1', '2,40:1'],
  ]),
  ...only('design', ['grid'], number('thumbnails-per-row', 'Pictures in a row', 'Bilder je Reihe')),
  ...only(
    'design',
    ['grid', 'stacked'],
    number('padding', 'Space between, in pixels', 'Abstand in Pixeln'),
  ),
  ...only(
    'design',
    ['slider'],
    choice('active-alignment', { en: 'Picture in front', de: 'Vorderes Bild' }, [
      ['left', 'Left', 'Links'],
      ['center', 'Centre', 'Mitte'],
      ['right', 'Right', 'Rechts'],
    ]),
    {
      kind: 'number',
      name: 'slider-aspect-ratio',
      label: { en: 'Height of the carousel, in percent', de: 'Höhe des Karussells in Prozent' },
      min: 10,
      max: 200,
    },
  ),
  ...only(
    'design',
    ['slideshow', 'slider'],
    flag('controls', 'Show arrows', 'Pfeile zeigen'),
    flag('autoplay', 'Move by itself', 'Von selbst weitergehen'),
    number('autoplay-duration', 'Seconds for each picture', 'Sekunden je Bild'),
  ),
  flag('thumbnails', 'Show small pictures below', 'Kleine Bilder darunter zeigen'),
  flag('square-thumbs', 'Small pictures are square', 'Kleine Bilder sind quadratisch'),
  number('thumbnail-strip-height', 'Height of the small pictures', 'Höhe der kleinen Bilder'),
  number('thumbnail-strip-margin', 'Space above them', 'Abstand darüber'),
  flag('show-meta-basic', 'Show title and description', 'Titel und Beschreibung zeigen'),
  flag('show-meta', 'Show them over the picture', 'Über dem Bild zeigen'),
  flag('show-meta-only-title', 'Show the title only', 'Nur den Titel zeigen'),
  flag('show-meta-on-hover', 'Show them under the pointer', 'Unter dem Zeiger zeigen'),
  choice('meta-position', { en: 'Place of the words', de: 'Ort der Worte' }, [
    ['top', 'Top', 'Oben'],
    ['top-left', 'Top left', 'Oben links'],
    ['top-right', 'Top right', 'Oben rechts'],
    ['center', 'Centre', 'Mitte'],
    ['bottom', 'Bottom', 'Unten'],
    ['bottom-left', 'Bottom left', 'Unten links'],
    ['bottom-right', 'Bottom right', 'Unten rechts'],
  ]),
  number('max-width', 'Width of the words', 'Breite der Worte'),
  flag('lightbox', 'Open pictures large', 'Bilder groß öffnen'),
  choice('lightboxTheme', { en: 'Large pictures stand on', de: 'Große Bilder stehen auf' }, [
    ['dark', 'Dark', 'Dunkel'],
    ['light', 'Light', 'Hell'],
  ]),
  flag('newWindow', 'Open links in a new window', 'Links in neuem Fenster öffnen'),
  flag('transparentBackground', 'No background behind pictures', 'Kein Hintergrund hinter Bildern'),
];
