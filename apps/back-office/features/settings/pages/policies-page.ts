import { settingsOf, type SettingPage } from '../setting-page.ts';

const policy = { kind: 'policy' } as const;

/** What the shop says to its buyers. */
export const policiesPage: SettingPage = {
  path: 'policies',
  title: { en: 'Policies', de: 'Richtlinien' },
  summary: {
    en: 'Returns, shipping, terms of service, privacy',
    de: 'Rückgabe, Versand, AGB, Datenschutz',
  },
  parts: [
    {
      title: { en: 'Texts and their addresses', de: 'Texte und ihre Adressen' },
      settings: settingsOf('store', [
        {
          field: 'returnPolicy',
          label: { en: 'Return policy', de: 'Rückgaberecht' },
          help: {
            en: 'A text, shown at /policies/returns, or the address of a page. What is written is linked at the foot of pages, at the checkout and in mails about orders.',
            de: 'Ein Text, gezeigt unter /policies/returns, oder die Adresse einer Seite. Was geschrieben ist, wird am Fuß der Seiten, an der Kasse und in Mails zu Bestellungen verlinkt.',
          },
          control: policy,
        },
        {
          field: 'shippingPolicy',
          label: { en: 'Shipping policy', de: 'Versandbedingungen' },
          help: {
            en: 'Shown at /policies/shipping, or the address of a page.',
            de: 'Gezeigt unter /policies/shipping, oder die Adresse einer Seite.',
          },
          control: policy,
        },
        {
          field: 'termsOfService',
          label: { en: 'Terms of service', de: 'Allgemeine Geschäftsbedingungen' },
          help: {
            en: 'Shown at /policies/terms, or the address of a page.',
            de: 'Gezeigt unter /policies/terms, oder die Adresse einer Seite.',
          },
          control: policy,
        },
        {
          field: 'privacyPolicy',
          label: { en: 'Privacy policy', de: 'Datenschutzerklärung' },
          help: {
            en: 'Shown at /policies/privacy, or the address of a page. The question about cookies leads there too.',
            de: 'Gezeigt unter /policies/privacy, oder die Adresse einer Seite. Auch die Frage nach Cookies führt dorthin.',
          },
          control: policy,
        },
      ]),
    },
  ],
};
