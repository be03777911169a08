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
            en: 'Asked only while an id of an ad network is saved under Marketing, fonts of a kit are chosen, code of yours reaches other hosts, or it is asked where visitors came from: without these this site keeps nothing that needs consent. {networks} stands for who would be told. Nothing is loaded before somebody agrees, an answer counts 30 days, and a button at the foot of every page changes it.',
            de: 'Nur gefragt, solange unter Marketing die Kennung eines Werbenetzes gespeichert ist, Schriften eines Kits gewählt sind, eigener Code andere Hosts erreicht oder nach der Herkunft gefragt wird: Ohne das speichert diese Website nichts, was eine Einwilligung braucht. {networks} steht für die, denen etwas mitgeteilt würde. Vor der Zustimmung wird nichts geladen, eine Antwort gilt 30 Tage, und ein Knopf am Fuß jeder Seite ändert sie.',
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
          field: 'asksForArrivals',
          label: {
            en: 'Ask whether it may be kept where they came from',
            de: 'Fragen, ob behalten werden darf, woher sie kamen',
          },
          help: {
            en: 'For the reports of sources and campaigns: the host that led to the shop and the campaign of its address, until the tab is closed, of those who agree. Without it the reports know the source of orders whose cart was begun on the very page that somebody came to.',
            de: 'Für die Auswertungen nach Quellen und Kampagnen: der Host, der zum Shop führte, und die Kampagne der Adresse, bis der Tab geschlossen wird, von denen, die zustimmen. Ohne das ist die Quelle der Bestellungen bekannt, deren Warenkorb auf der Seite begonnen wurde, auf der jemand ankam.',
          },
          control: { kind: 'switch' },
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
