import { settingsOf, type SettingPage } from '../settings/setting-page.ts';

/** What the lock screen says. ROUT-18 */
export const lockScreenPage: SettingPage = {
  path: 'lock',
  title: { en: 'Lock screen', de: 'Sperrbildschirm' },
  summary: {
    en: 'The password of the whole site, and what locked pages say',
    de: 'Das Passwort der ganzen Website, und was gesperrte Seiten sagen',
  },
  parts: [
    {
      title: { en: 'Words of the lock screen', de: 'Worte des Sperrbildschirms' },
      settings: settingsOf('lockScreen', [
        {
          field: 'title',
          label: { en: 'Heading', de: 'Überschrift' },
          help: {
            en: 'Empty: “This page is locked”. All locked pages say the same.',
            de: 'Leer: „This page is locked“. Alle gesperrten Seiten sagen dasselbe.',
          },
          control: { kind: 'text' },
        },
        {
          field: 'text',
          label: { en: 'Text', de: 'Text' },
          control: { kind: 'text', isLong: true },
        },
        {
          field: 'buttonText',
          label: { en: 'On the button', de: 'Auf dem Button' },
          control: { kind: 'text' },
        },
      ]),
    },
  ],
};
