import { settingsOf, type SettingPage } from '../setting-page.ts';

const line = { kind: 'text' } as const;
const empty = { en: 'Empty: our own words.', de: 'Leer: unsere eigenen Worte.' };

/** How visitors are asked before ad networks are told of them. */
export const cookiesPage: SettingPage = {
  path: 'cookies',
  title: { en: 'Cookies and consent', de: 'Cookies und Einwilligung' },
  summary: {
    en: 'The question to visitors, and how they change their mind',
    de: 'Die Frage an Besucher, und wie sie ihre Meinung ändern',
  },
  parts: [
    {
      title: { en: 'The question', de: 'Die Frage' },
      settings: settingsOf('cookies', [
        {
          field: 'bannerText',
          label: { en: 'Question', de: 'Frage' },
          help: {
            en: 'Asked only while an id of an ad network is saved under Marketing, fonts of a kit are chosen, or code of yours reaches other hosts: without these this site keeps nothing that needs consent. {networks} stands for who would be told. Nothing is loaded before somebody agrees, an answer counts 30 days, and a button at the foot of every page changes it.',
            de: 'Nur gefragt, solange unter Marketing die Kennung eines Werbenetzes gespeichert ist, Schriften eines Kits gewählt sind oder eigener Code andere Hosts erreicht: Ohne das speichert diese Website nichts, was eine Einwilligung braucht. {networks} steht für die, denen etwas mitgeteilt würde. Vor der Zustimmung wird nichts geladen, eine Antwort gilt 30 Tage, und ein Knopf am Fuß jeder Seite ändert sie.',
          },
          control: { kind: 'text', isLong: true },
        },
        {
          field: 'acceptText',
          label: { en: 'Button that agrees', de: 'Knopf, der zustimmt' },
          help: empty,
          control: line,
        },
        {
          field: 'declineText',
          label: { en: 'Button that declines', de: 'Knopf, der ablehnt' },
          help: empty,
          control: line,
        },
        {
          field: 'openText',
          label: { en: 'Button that asks again', de: 'Knopf, der noch einmal fragt' },
          help: empty,
          control: line,
        },
      ]),
    },
  ],
};
