import type { PanelField } from '../panel-field.ts';

/** How the words of a picture stand to it. Without one: a caption, as it always was. */
export const imageDesigns = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const;

/** Where the caption of a picture without another design stands. */
export const captionPlaces = ['below', 'overlay', 'overlay-hover', 'hidden'] as const;

/** The side of a picture in designs that have words beside it. */
export const imageSides = ['left', 'right'] as const;

const designed = imageDesigns.filter((design) => design !== 'inline');
const beside = ['card', 'overlap', 'collage'] as const;

/** What the panel asks before the words of a picture. */
export const designFields: readonly PanelField[] = [
  {
    kind: 'choice',
    name: 'design',
    label: { en: 'Design', de: 'Darstellung' },
    choices: [
      { value: 'inline', label: { en: 'Picture with caption', de: 'Bild mit Bildunterschrift' } },
      {
        value: 'poster',
        label: { en: 'Poster: words over the picture', de: 'Plakat: Worte auf dem Bild' },
      },
      { value: 'card', label: { en: 'Card: words beside it', de: 'Karte: Worte daneben' } },
      {
        value: 'overlap',
        label: { en: 'Words reach into the picture', de: 'Worte ragen ins Bild' },
      },
      {
        value: 'collage',
        label: { en: 'Collage: a card over its edge', de: 'Collage: Karte über dem Rand' },
      },
      { value: 'stack', label: { en: 'Stack: words below it', de: 'Stapel: Worte darunter' } },
    ],
  },
  {
    kind: 'choice',
    name: 'captionPlace',
    label: { en: 'Place of the caption', de: 'Ort der Bildunterschrift' },
    choices: [
      { value: 'below', label: { en: 'Below the picture', de: 'Unter dem Bild' } },
      { value: 'overlay', label: { en: 'Over the picture', de: 'Auf dem Bild' } },
      {
        value: 'overlay-hover',
        label: { en: 'Over it, under the pointer', de: 'Auf dem Bild, unter dem Zeiger' },
      },
      { value: 'hidden', label: { en: 'Not shown', de: 'Nicht zeigen' } },
    ],
    when: { name: 'design', is: [undefined, 'inline'] },
  },
  {
    kind: 'choice',
    name: 'imageSide',
    label: { en: 'The picture stands', de: 'Das Bild steht' },
    choices: [
      { value: 'left', label: { en: 'At the beginning', de: 'Am Anfang' } },
      { value: 'right', label: { en: 'At the end', de: 'Am Ende' } },
    ],
    when: { name: 'design', is: beside },
  },
  {
    kind: 'text',
    name: 'title',
    label: { en: 'Title', de: 'Titel' },
    maxLength: 500,
    when: { name: 'design', is: designed },
  },
];

/** What the panel asks after the link of a picture. */
export const pressFields: readonly PanelField[] = [
  {
    kind: 'text',
    name: 'buttonLabel',
    label: { en: 'Words on a button', de: 'Worte auf einem Knopf' },
    help: {
      en: 'It leads where the link leads. Without words the picture itself leads there.',
      de: 'Er führt zum Ziel des Links. Ohne Worte führt das Bild selbst dorthin.',
    },
    maxLength: 200,
    when: { name: 'design', is: designed },
  },
  {
    kind: 'switch',
    name: 'lightbox',
    label: { en: 'Open large', de: 'Groß öffnen' },
    help: {
      en: 'A press shows the picture alone. One with a link leads there.',
      de: 'Ein Druck zeigt das Bild allein. Eines mit Link führt dorthin.',
    },
  },
  {
    kind: 'choice',
    name: 'lightboxTheme',
    label: { en: 'The large picture stands on', de: 'Das große Bild steht auf' },
    choices: [
      { value: 'dark', label: { en: 'Dark', de: 'Dunkel' } },
      { value: 'light', label: { en: 'Light', de: 'Hell' } },
    ],
    when: { name: 'lightbox', is: [true] },
  },
];
