import { ratioField } from '../frames/frame-ratios.ts';
import type { PanelField } from '../panel-field.ts';

/** How near a map may be: levels of tiles. */
export const mapZoom = { min: 1, max: 19 } as const;

/** What the panel of a map asks. */
export const mapPanel: readonly PanelField[] = [
  {
    kind: 'long-text',
    name: 'address',
    label: { en: 'Address', de: 'Anschrift' },
    help: {
      en: 'Stands below the map.',
      de: 'Steht unter der Karte.',
    },
    maxLength: 500,
  },
  {
    kind: 'point',
    name: 'point',
    label: { en: 'Coordinates', de: 'Koordinaten' },
    help: {
      en: 'Latitude and longitude, such as 52.52, 13.405. Without them there is a link and no map.',
      de: 'Breite und Länge, zum Beispiel 52.52, 13.405. Ohne sie gibt es einen Link und keine Karte.',
    },
  },
  {
    kind: 'picture',
    name: 'pictureId',
    label: { en: 'Picture of the place', de: 'Bild des Ortes' },
    help: {
      en: 'Seen until a visitor asks for the map. Where maps come from: Settings, Maps and places.',
      de: 'Zu sehen, bis Besucher die Karte öffnen. Woher Karten kommen: Einstellungen, Karten und Orte.',
    },
  },
  ratioField,
  {
    kind: 'number',
    name: 'zoom',
    label: {
      en: 'How near (1: the world, 19: a house)',
      de: 'Wie nah (1: die Welt, 19: ein Haus)',
    },
    ...mapZoom,
  },
  {
    kind: 'choice',
    name: 'opensIn',
    label: { en: 'The link opens', de: 'Der Link öffnet' },
    choices: [
      { value: 'openstreetmap', label: { en: 'OpenStreetMap', de: 'OpenStreetMap' } },
      { value: 'google', label: { en: 'Google Maps', de: 'Google Maps' } },
      { value: 'apple', label: { en: 'Apple Maps', de: 'Apple Karten' } },
    ],
  },
  {
    kind: 'text',
    name: 'linkLabel',
    label: { en: 'Text of the link', de: 'Text des Links' },
    help: { en: 'Empty: our own words.', de: 'Leer: unsere eigenen Worte.' },
    maxLength: 200,
  },
];
