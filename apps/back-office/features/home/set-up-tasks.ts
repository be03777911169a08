/** What the checklist of a shop says, and where each of it is done. */
import type { Permission, SetUpTask } from '@sitewright/contract';
import { openedName } from '../../data/use-opened.ts';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import { loadRatesAsked } from '../taxes/load-rates-asked.ts';

export const setUpTexts = defineTexts({
  title: { en: 'Until the first sale', de: 'Bis zum ersten Verkauf' },
  count: { en: '{done} of {all} done', de: '{done} von {all} erledigt' },
  done: { en: 'Done', de: 'Erledigt' },
  tested: { en: 'The test order came through', de: 'Die Testbestellung ist angekommen' },
  testedText: {
    en: 'So far the shop takes test cards alone. Connect a way to pay that takes real money.',
    de: 'Bisher nimmt der Shop nur Testkarten. Verbinden Sie eine Zahlart, die echtes Geld annimmt.',
  },
  rest: { en: 'Before you open', de: 'Vor der Eröffnung' },
  takeMoney: { en: 'Take real money', de: 'Echtes Geld annehmen' },
});

interface Task {
  readonly name: ScreenText;
  readonly why: ScreenText;
  /** The screen where it is done; `visit`: the shop itself. */
  readonly path: string;
  /** Whoever lacks it is shown the line without a way there. */
  readonly permission: Permission;
}

export const setUpTaskTexts: Readonly<Record<SetUpTask, Task>> = {
  product: {
    name: { en: 'Add a product', de: 'Produkt anlegen' },
    why: {
      en: 'Visible, with a price, and in stock.',
      de: 'Sichtbar, mit Preis und auf Lager.',
    },
    path: 'products/new',
    permission: 'create-products',
  },
  payment: {
    name: { en: 'Choose a way to pay', de: 'Zahlart wählen' },
    why: {
      en: 'Test cards do to try it; nobody can order without one.',
      de: 'Zum Ausprobieren genügen Testkarten; ohne Zahlart bestellt niemand.',
    },
    path: 'settings/payments',
    permission: 'edit-payment-settings',
  },
  shipping: {
    name: { en: 'Ship inside your own country', de: 'Im eigenen Land versenden' },
    why: {
      en: 'No way to ship that is switched on reaches it.',
      de: 'Keine eingeschaltete Versandart reicht dorthin.',
    },
    path: 'shipping',
    permission: 'edit-settings',
  },
  taxes: {
    name: { en: 'Set taxes', de: 'Steuern einrichten' },
    why: {
      en: 'Load rates; or, if you charge none, say why under Business information.',
      de: 'Sätze laden; oder, wenn Sie keine berechnen, den Grund unter „Angaben zum Unternehmen“ nennen.',
    },
    path: `taxes?${openedName}=${loadRatesAsked}`,
    permission: 'edit-settings',
  },
  sale: {
    name: { en: 'Order something yourself', de: 'Selbst etwas bestellen' },
    why: {
      en: 'The test card 4242 4242 4242 4242 takes no money.',
      de: 'Die Testkarte 4242 4242 4242 4242 zieht kein Geld ein.',
    },
    path: 'visit',
    permission: 'view-back-office',
  },
  money: {
    name: { en: 'Take real money', de: 'Echtes Geld annehmen' },
    why: {
      en: 'By card, PayPal, transfer, invoice or at pick-up.',
      de: 'Per Karte, PayPal, Überweisung, Rechnung oder bei Abholung.',
    },
    path: 'settings/payments',
    permission: 'edit-payment-settings',
  },
  address: {
    name: { en: 'Say where you are', de: 'Anschrift angeben' },
    why: {
      en: 'It stands on invoices and mails.',
      de: 'Sie steht auf Rechnungen und in E-Mails.',
    },
    path: 'settings/business',
    permission: 'edit-settings',
  },
  policies: {
    name: { en: 'Write your policies', de: 'Richtlinien schreiben' },
    why: {
      en: 'Returns, terms and privacy: buyers see them at the checkout.',
      de: 'Rückgabe, Bedingungen, Datenschutz: Man sieht sie an der Kasse.',
    },
    path: 'settings/policies',
    permission: 'edit-settings',
  },
  logo: {
    name: { en: 'Add a logo', de: 'Logo hochladen' },
    why: { en: 'It stands on every page.', de: 'Es steht auf jeder Seite.' },
    path: 'settings/branding',
    permission: 'edit-settings',
  },
  mail: {
    name: { en: 'Let mails leave', de: 'E-Mails zustellen' },
    why: {
      en: 'No mail server takes them yet: confirmations to buyers wait in the outbox.',
      de: 'Noch nimmt sie kein Mailserver: Bestätigungen an Käufer warten im Postausgang.',
    },
    path: 'mails',
    permission: 'view-mails',
  },
  password: {
    name: { en: 'Secure your account', de: 'Konto sichern' },
    why: {
      en: 'A password or passkey: the first link worked once.',
      de: 'Passwort oder Passkey: Der erste Link galt nur einmal.',
    },
    path: 'account',
    permission: 'transfer-ownership',
  },
  domain: {
    name: { en: 'Connect a domain', de: 'Domain verbinden' },
    why: { en: 'Where people find the shop.', de: 'Wo man den Shop findet.' },
    path: 'settings/domains',
    permission: 'manage-domains',
  },
};
