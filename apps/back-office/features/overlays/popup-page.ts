import { popupPositions } from '@sitewright/contract';
import { sitePartTexts } from '../../texts/site-part-texts.ts';
import { settingsOf, type SettingPage } from '../settings/setting-page.ts';

const downs = {
  top: { en: 'Top', de: 'Oben' },
  center: { en: 'Middle', de: 'Mitte' },
  bottom: { en: 'Bottom', de: 'Unten' },
};
const acrosses = {
  left: { en: 'left', de: 'links' },
  center: { en: 'center', de: 'mittig' },
  right: { en: 'right', de: 'rechts' },
};

function positionLabel(position: (typeof popupPositions)[number]) {
  const [down, across] = position.split('-') as [keyof typeof downs, keyof typeof acrosses];
  const write = (language: 'en' | 'de') =>
    `${downs[down][language]}, ${acrosses[across][language]}`;
  return { en: write('en'), de: write('de') };
}

/** The settings of the popup. POPU-01..03 */
export const popupPage: SettingPage = {
  path: 'popup',
  title: sitePartTexts.popup,
  summary: {
    en: 'Whether it shows, where, when and how often',
    de: 'Ob es erscheint, wo, wann und wie oft',
  },
  parts: [
    {
      title: sitePartTexts.popup,
      settings: settingsOf('popup', [
        {
          field: 'isOn',
          label: { en: 'Visitors see the popup', de: 'Besucher sehen das Popup' },
          help: {
            en: 'As soon as its content is published.',
            de: 'Sobald sein Inhalt veröffentlicht ist.',
          },
          control: { kind: 'switch' },
        },
      ]),
    },
    {
      title: { en: 'When it shows', de: 'Wann es erscheint' },
      settings: settingsOf('popup', [
        {
          field: 'showWhen',
          label: { en: 'It waits', de: 'Es wartet' },
          control: {
            kind: 'choice',
            choices: [
              { value: 'seconds', label: { en: 'for some seconds', de: 'einige Sekunden' } },
              {
                value: 'scroll',
                label: { en: 'until somebody scrolls', de: 'bis jemand scrollt' },
              },
              {
                value: 'leave',
                label: {
                  en: 'until somebody is about to leave',
                  de: 'bis jemand gehen will',
                },
              },
            ],
          },
        },
        {
          field: 'afterSeconds',
          label: { en: 'Seconds', de: 'Sekunden' },
          control: { kind: 'number' },
          onlyWhen: { field: 'showWhen', is: 'seconds' },
        },
        {
          field: 'afterScroll',
          label: { en: 'Share of the page', de: 'Anteil der Seite' },
          control: { kind: 'number', suffix: { en: '%', de: '%' } },
          onlyWhen: { field: 'showWhen', is: 'scroll' },
        },
        {
          field: 'againAfterDays',
          label: { en: 'Again after', de: 'Wieder nach' },
          help: {
            en: 'For who closed it. 0: not again. Publishing another content shows it to all again.',
            de: 'Für alle, die es geschlossen haben. 0: nicht wieder. Neu veröffentlichter Inhalt erscheint wieder bei allen.',
          },
          control: { kind: 'number', suffix: { en: 'days', de: 'Tagen' } },
        },
      ]),
    },
    {
      title: { en: 'Where it shows', de: 'Wo es erscheint' },
      settings: settingsOf('popup', [
        {
          field: 'reach',
          label: { en: 'On', de: 'Auf' },
          help: {
            en: 'Never over the cart, the checkout and pages about a visitor.',
            de: 'Nie über Warenkorb, Kasse und Seiten über einen Besucher.',
          },
          control: {
            kind: 'choice',
            choices: [
              { value: 'all', label: { en: 'all pages', de: 'allen Seiten' } },
              { value: 'home', label: { en: 'the home page', de: 'der Startseite' } },
              { value: 'chosen', label: { en: 'chosen pages', de: 'ausgewählten Seiten' } },
            ],
          },
        },
        {
          field: 'pageIds',
          label: { en: 'Chosen pages', de: 'Ausgewählte Seiten' },
          control: { kind: 'pages' },
          onlyWhen: { field: 'reach', is: 'chosen' },
        },
        {
          field: 'position',
          label: { en: 'Place in the window', de: 'Platz im Fenster' },
          control: {
            kind: 'choice',
            choices: popupPositions.map((value) => ({ value, label: positionLabel(value) })),
          },
        },
      ]),
    },
    {
      title: { en: 'How it looks', de: 'Wie es aussieht' },
      settings: settingsOf('popup', [
        {
          field: 'size',
          label: { en: 'Width', de: 'Breite' },
          control: {
            kind: 'choice',
            choices: [
              { value: 'small', label: { en: 'Small', de: 'Schmal' } },
              { value: 'medium', label: { en: 'Medium', de: 'Mittel' } },
              { value: 'large', label: { en: 'Large', de: 'Breit' } },
            ],
          },
        },
        {
          field: 'shade',
          label: { en: 'Shade over the page behind it', de: 'Schatten über der Seite dahinter' },
          help: {
            en: '0 to 90. The colours of the popup itself are those of its sections.',
            de: '0 bis 90. Die Farben des Popups selbst sind die seiner Abschnitte.',
          },
          control: { kind: 'number', suffix: { en: '%', de: '%' } },
        },
        {
          field: 'name',
          label: { en: 'Name for screen readers', de: 'Name für Screenreader' },
          help: { en: 'Empty: its first heading.', de: 'Leer: seine erste Überschrift.' },
          control: { kind: 'text' },
        },
      ]),
    },
  ],
};
