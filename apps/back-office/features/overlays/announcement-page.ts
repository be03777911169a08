import { sitePartTexts } from '../../texts/site-part-texts.ts';
import { settingsOf, type SettingPage } from '../settings/setting-page.ts';

/** The settings of the announcement bar. */
export const announcementPage: SettingPage = {
  path: 'announcement',
  title: sitePartTexts.announcement,
  summary: { en: 'A line above every page', de: 'Eine Zeile über jeder Seite' },
  parts: [
    {
      title: { en: 'Announcement', de: 'Ankündigung' },
      settings: settingsOf('announcement', [
        {
          field: 'isOn',
          label: { en: 'Visitors see the bar', de: 'Besucher sehen die Leiste' },
          control: { kind: 'switch' },
        },
        {
          field: 'text',
          label: { en: 'What it says', de: 'Was darin steht' },
          help: {
            en: 'Until content of blocks is published below.',
            de: 'Solange unten kein Inhalt aus Blöcken veröffentlicht ist.',
          },
          control: { kind: 'text' },
        },
        {
          field: 'linkUrl',
          label: { en: 'Where its link leads', de: 'Wohin ihr Link führt' },
          help: {
            en: 'An address such as /shop or https://example.com. Empty: no link.',
            de: 'Eine Adresse wie /shop oder https://example.com. Leer: kein Link.',
          },
          control: { kind: 'text' },
        },
        {
          field: 'linkText',
          label: { en: 'Words of the link', de: 'Worte des Links' },
          help: {
            en: 'Stand behind the text. Empty: the whole text is the link.',
            de: 'Stehen hinter dem Text. Leer: der ganze Text ist der Link.',
          },
          control: { kind: 'text' },
        },
        {
          field: 'color',
          label: { en: 'Colours', de: 'Farben' },
          control: {
            kind: 'choice',
            choices: [
              { value: 'accent', label: { en: 'Accent of the site', de: 'Akzent der Website' } },
              { value: 'dark', label: { en: 'Dark', de: 'Dunkel' } },
              { value: 'light', label: { en: 'Light', de: 'Hell' } },
            ],
          },
        },
        {
          field: 'isClosable',
          label: { en: 'Visitors may close it', de: 'Besucher dürfen sie schließen' },
          help: {
            en: 'It comes back as soon as it says something else.',
            de: 'Sie kommt wieder, sobald etwas anderes darin steht.',
          },
          control: { kind: 'switch' },
        },
      ]),
    },
  ],
};
