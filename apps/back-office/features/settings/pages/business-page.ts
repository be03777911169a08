import { settingsOf, type SettingPage } from '../setting-page.ts';

const line = { kind: 'text' } as const;
const long = { kind: 'text', isLong: true } as const;

/** Who sells, and where. */
export const businessPage: SettingPage = {
  path: 'business',
  title: { en: 'Business information', de: 'Angaben zum Unternehmen' },
  summary: {
    en: 'Address, contact, opening hours, seller and tax numbers on invoices',
    de: 'Adresse, Kontakt, Öffnungszeiten, Verkäufer und Steuernummern auf Rechnungen',
  },
  parts: [
    {
      title: { en: 'Contact', de: 'Kontakt' },
      settings: settingsOf('business', [
        {
          field: 'contactEmail',
          label: { en: 'Email for visitors', de: 'E-Mail für Besucher' },
          control: line,
        },
        { field: 'contactPhoneNumber', label: { en: 'Phone', de: 'Telefon' }, control: line },
        {
          field: 'country',
          label: { en: 'Country', de: 'Land' },
          control: { kind: 'country' },
        },
        { field: 'state', label: { en: 'State', de: 'Bundesland oder Region' }, control: line },
        {
          field: 'location',
          label: { en: 'Address', de: 'Anschrift' },
          control: { kind: 'place' },
        },
        {
          field: 'businessHours',
          label: { en: 'Opening hours', de: 'Öffnungszeiten' },
          control: { kind: 'hours' },
        },
      ]),
    },
    {
      title: { en: 'On invoices and packing slips', de: 'Auf Rechnungen und Packzetteln' },
      settings: settingsOf('papers', [
        {
          field: 'sellerName',
          label: { en: 'Who sells', de: 'Wer verkauft' },
          help: {
            en: 'As the law names it. Empty: the title of the site.',
            de: 'Wie das Gesetz es verlangt. Leer: der Titel der Website.',
          },
          control: line,
        },
        {
          field: 'sellerAddress',
          label: { en: 'Address of the seller', de: 'Anschrift des Verkäufers' },
          control: long,
        },
        {
          field: 'vatId',
          label: { en: 'VAT identification number', de: 'Umsatzsteuer-Identifikationsnummer' },
          control: line,
        },
        { field: 'taxNumber', label: { en: 'Tax number', de: 'Steuernummer' }, control: line },
        {
          field: 'register',
          label: { en: 'Register and number', de: 'Register und Nummer' },
          control: line,
        },
        {
          field: 'footer',
          label: { en: 'Foot of each page', de: 'Fußzeile jeder Seite' },
          control: long,
        },
        {
          field: 'noTaxNote',
          label: { en: 'Why no tax is charged', de: 'Warum keine Steuer berechnet wird' },
          control: long,
        },
        {
          field: 'invoicePrefix',
          label: { en: 'Before numbers of invoices', de: 'Vor Rechnungsnummern' },
          control: line,
        },
        {
          field: 'creditNotePrefix',
          label: { en: 'Before numbers of credit notes', de: 'Vor Nummern von Gutschriften' },
          control: line,
        },
        {
          field: 'invoiceWhen',
          label: {
            en: 'Orders by transfer get their invoice',
            de: 'Bestellungen per Überweisung erhalten die Rechnung',
          },
          control: {
            kind: 'choice',
            choices: [
              { value: 'paid', label: { en: 'when they are paid', de: 'wenn sie bezahlt sind' } },
              {
                value: 'placed',
                label: { en: 'when they are placed', de: 'wenn sie aufgegeben werden' },
              },
            ],
          },
        },
      ]),
    },
  ],
};
