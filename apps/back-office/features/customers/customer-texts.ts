import { defineTexts } from '../../texts/define-texts.ts';

/** Words that several parts of the screens of customers use. */
export const customerTexts = defineTexts({
  customers: { en: 'Customers', de: 'Kundschaft' },
  email: { en: 'Email', de: 'E-Mail' },
  name: { en: 'Name', de: 'Name' },
  phone: { en: 'Phone', de: 'Telefon' },
  orders: { en: 'Orders', de: 'Bestellungen' },
  spent: { en: 'Spent', de: 'Umsatz' },
  refunded: { en: 'Refunded', de: 'Erstattet' },
  lastOrder: { en: 'Last order', de: 'Letzte Bestellung' },
  firstOrder: { en: 'First order', de: 'Erste Bestellung' },
  never: { en: 'None yet', de: 'Noch keine' },
  optedIn: { en: 'News', de: 'Newsletter' },
  account: { en: 'Account', de: 'Konto' },
  groups: { en: 'Groups', de: 'Gruppen' },
  country: { en: 'Country', de: 'Land' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  taxExempt: { en: 'Pays no tax', de: 'Steuerbefreit' },
});
