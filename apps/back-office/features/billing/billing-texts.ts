import { defineTexts } from '../../texts/define-texts.ts';

export const billingTexts = defineTexts({
  title: { en: 'Plan and usage', de: 'Tarif und Nutzung' },
  status: { en: 'Status', de: 'Status' },
  parts: { en: 'What this site may use', de: 'Was diese Website nutzen darf' },
  usage: { en: 'What it uses', de: 'Was sie nutzt' },
  included: { en: 'Included', de: 'Enthalten' },
  missing: { en: 'Not included', de: 'Nicht enthalten' },
  warned: {
    en: 'Something is still to be paid for this site. Visitors notice nothing yet.',
    de: 'Für diese Website ist noch etwas zu zahlen. Besucher merken davon noch nichts.',
  },
  parked: {
    en: 'Visitors see a parking page instead of this site.',
    de: 'Besucher sehen statt dieser Website eine Parkseite.',
  },
  upgrade: {
    en: 'To use more of the product, ask whoever runs this installation. The owner sets status and parts here.',
    de: 'Wenn Sie mehr nutzen möchten, wenden Sie sich an den Betrieb dieser Installation. Die Inhaberin oder der Inhaber stellt Status und Teile hier ein.',
  },
  change: { en: 'Change status and parts', de: 'Status und Teile ändern' },
  products: { en: 'Products', de: 'Produkte' },
  pages: { en: 'Pages', de: 'Seiten' },
  orders: { en: 'Orders', de: 'Bestellungen' },
  people: { en: 'People', de: 'Personen' },
  files: { en: 'Files', de: 'Dateien' },
  storage: { en: 'Storage of files', de: 'Speicher der Dateien' },
  mails: { en: 'Mails of the last 30 days', de: 'E-Mails der letzten 30 Tage' },
  database: {
    en: 'Database of all sites here',
    de: 'Datenbank aller Websites hier',
  },
  part: { en: 'Part', de: 'Teil' },
});

/** What statuses are called. AUTH-08 */
export const statusTexts = defineTexts({
  expired: { en: 'Expired', de: 'Abgelaufen' },
  pastDue: { en: 'Past due', de: 'Überfällig' },
  trial: { en: 'Trial', de: 'Testphase' },
  beta: { en: 'Beta', de: 'Beta' },
  removed: { en: 'Removed', de: 'Entfernt' },
  internal: { en: 'Internal', de: 'Intern' },
  comped: { en: 'Free of charge', de: 'Kostenfrei' },
  paid: { en: 'Paid', de: 'Bezahlt' },
  linked: { en: 'Linked', de: 'Verbunden' },
  activeParkingPage: { en: 'Parking page', de: 'Parkseite' },
  resold: { en: 'Resold', de: 'Wiederverkauft' },
  resoldGracePeriod: { en: 'Resold, in grace period', de: 'Wiederverkauft, Schonfrist' },
  enterprise: { en: 'Enterprise', de: 'Enterprise' },
});

/** What parts of the product are called. AUTH-09 */
export const partTexts = defineTexts({
  commerce: { en: 'Store', de: 'Shop' },
  'gift-cards': { en: 'Gift cards', de: 'Gutscheine' },
  subscriptions: { en: 'Subscriptions', de: 'Abonnements' },
  'point-of-sale': { en: 'Point of sale', de: 'Kasse vor Ort' },
  klarna: { en: 'Klarna', de: 'Klarna' },
});
