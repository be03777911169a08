import { settingsOf, type SettingPage } from '../setting-page.ts';

const code = { kind: 'code' } as const;

/** HTML and scripts of the owner in pages. */
export const codePage: SettingPage = {
  path: 'code',
  title: { en: 'Code injection', de: 'Code-Injektion' },
  summary: {
    en: 'HTML and scripts in pages: header, footer, lock page, order confirmation, hosts',
    de: 'HTML und Skripte in Seiten: Kopf, Fuß, Sperrbildschirm, Bestellbestätigung, Hosts',
  },
  parts: [
    {
      title: { en: 'Every page', de: 'Alle Seiten' },
      settings: settingsOf('codeInjection', [
        {
          field: 'header',
          label: { en: 'Header', de: 'Kopf' },
          help: {
            en: 'At the end of the head. It runs neither in the editor and in previews, nor where cards are typed or a mailed link opens something. Attributes such as onclick never run.',
            de: 'Am Ende des Kopfes. Er läuft weder im Editor und in Vorschauen noch dort, wo Karten eingegeben werden oder ein gemailter Link etwas öffnet. Attribute wie onclick laufen nie.',
          },
          control: code,
        },
        { field: 'footer', label: { en: 'Footer', de: 'Fuß' }, control: code },
      ]),
    },
    {
      title: { en: 'Some pages', de: 'Einzelne Seiten' },
      settings: settingsOf('codeInjection', [
        {
          field: 'lockPage',
          label: { en: 'Lock page', de: 'Sperrbildschirm' },
          help: {
            en: 'In the head of what asks for a password, in place of the header above.',
            de: 'Im Kopf dessen, was nach einem Passwort fragt, anstelle des Kopfes oben.',
          },
          control: code,
        },
        {
          field: 'orderConfirmed',
          label: { en: 'Order confirmation page', de: 'Bestellbestätigung' },
          help: {
            en: 'At the end of the page that follows an order, behind the footer above.',
            de: 'Am Ende der Seite nach einer Bestellung, hinter dem Fuß oben.',
          },
          control: code,
        },
      ]),
    },
    {
      title: { en: 'Other hosts', de: 'Andere Hosts' },
      settings: settingsOf('codeInjection', [
        {
          field: 'hosts',
          label: { en: 'Hosts that scripts ask', de: 'Hosts, die Skripte fragen' },
          help: {
            en: 'One a line, such as https://*.example.com. Hosts that the code names itself are open already; all others are closed.',
            de: 'Einer je Zeile, etwa https://*.example.com. Hosts, die der Code selbst nennt, sind schon offen; alle anderen sind zu.',
          },
          control: { kind: 'lines' },
        },
        {
          field: 'asksFirst',
          label: {
            en: 'Ask visitors before code reaches other hosts',
            de: 'Besucher fragen, bevor Code andere Hosts erreicht',
          },
          help: {
            en: 'Code that names another host waits until somebody agrees. Switch it off only for what a page cannot do without.',
            de: 'Code, der einen anderen Host nennt, wartet auf die Zustimmung. Nur ausschalten für das, ohne das eine Seite nicht auskommt.',
          },
          control: { kind: 'switch' },
        },
      ]),
    },
  ],
};
