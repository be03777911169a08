import type { FigureName, ReportName, ReportUnit } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';

/** Words that several parts of the screen use. */
export const analyticsTexts = defineTexts({
  title: { en: 'Analytics', de: 'Auswertungen' },
  export: { en: 'Download CSV', de: 'CSV herunterladen' },
});

export const reportTexts: Readonly<Record<ReportName, ScreenText>> = {
  sales: { en: 'Sales', de: 'Umsatz' },
  refunds: { en: 'Refunds', de: 'Erstattungen' },
  products: { en: 'Products', de: 'Produkte' },
  discounts: { en: 'Discounts', de: 'Rabatte' },
  taxes: { en: 'Taxes', de: 'Steuern' },
  payments: { en: 'Payments', de: 'Zahlungen' },
  channels: { en: 'Channels', de: 'Kanäle' },
  customers: { en: 'Customers', de: 'Kundschaft' },
  sources: { en: 'Sources', de: 'Quellen' },
  campaigns: { en: 'Campaigns', de: 'Kampagnen' },
};

/** What a line of a report is. */
export const lineTexts: Readonly<Record<ReportName, ScreenText>> = {
  sales: { en: 'Period', de: 'Zeitraum' },
  refunds: { en: 'Reason', de: 'Grund' },
  products: { en: 'Product', de: 'Produkt' },
  discounts: { en: 'Discount', de: 'Rabatt' },
  taxes: { en: 'Tax', de: 'Steuer' },
  payments: { en: 'Method', de: 'Zahlart' },
  channels: { en: 'Channel', de: 'Kanal' },
  customers: { en: 'Customers', de: 'Kundschaft' },
  sources: { en: 'Source', de: 'Quelle' },
  campaigns: { en: 'Campaign', de: 'Kampagne' },
};

const figureTexts: Readonly<Record<FigureName, ScreenText>> = {
  orders: { en: 'Orders', de: 'Bestellungen' },
  units: { en: 'Units', de: 'Stück' },
  returned: { en: 'Units returned', de: 'Stück zurück' },
  refunds: { en: 'Refunds', de: 'Erstattungen' },
  grossCents: { en: 'Gross sales', de: 'Bruttoumsatz' },
  discountCents: { en: 'Discounts', de: 'Rabatte' },
  refundCents: { en: 'Refunded', de: 'Erstattet' },
  netCents: { en: 'Net sales', de: 'Nettoumsatz' },
  shippingCents: { en: 'Shipping', de: 'Versand' },
  taxCents: { en: 'Taxes', de: 'Steuern' },
  giftCardCents: { en: 'Gift cards', de: 'Gutscheine' },
  totalCents: { en: 'Total', de: 'Gesamt' },
  averageCents: { en: 'Average order', de: 'Ø Bestellung' },
};

const ownFigureTexts: Partial<
  Readonly<Record<ReportName, Partial<Readonly<Record<FigureName, ScreenText>>>>>
> = {
  discounts: {
    orders: { en: 'Uses', de: 'Nutzungen' },
    discountCents: { en: 'Off goods', de: 'Auf Waren' },
    shippingCents: { en: 'Off shipping', de: 'Auf Versand' },
  },
  taxes: {
    grossCents: { en: 'Taxed amount', de: 'Besteuert' },
    taxCents: { en: 'Tax', de: 'Steuer' },
  },
  refunds: {
    taxCents: { en: 'Tax', de: 'Steuer' },
  },
  payments: {
    grossCents: { en: 'Taken', de: 'Eingenommen' },
    refundCents: { en: 'Given back', de: 'Zurückgegeben' },
    netCents: { en: 'Kept', de: 'Verbleibt' },
  },
};

/** What a number is called in a report. */
export function figureText(report: ReportName, name: FigureName): ScreenText {
  return ownFigureTexts[report]?.[name] ?? figureTexts[name];
}

export const unitTexts: Readonly<Record<ReportUnit, ScreenText>> = {
  day: { en: 'Day', de: 'Tag' },
  week: { en: 'Week', de: 'Woche' },
  month: { en: 'Month', de: 'Monat' },
  year: { en: 'Year', de: 'Jahr' },
};

/** What the table is by, where a line is a step of the period. */
export const byUnitTexts: Readonly<Record<ReportUnit, ScreenText>> = {
  day: { en: 'By day', de: 'Je Tag' },
  week: { en: 'By week', de: 'Je Woche' },
  month: { en: 'By month', de: 'Je Monat' },
  year: { en: 'By year', de: 'Je Jahr' },
};

/** What the table is by, where a line is what the report is about. */
export const byLineTexts: Readonly<Record<Exclude<ReportName, 'sales'>, ScreenText>> = {
  refunds: { en: 'By reason', de: 'Je Grund' },
  products: { en: 'By product', de: 'Je Produkt' },
  discounts: { en: 'By discount', de: 'Je Rabatt' },
  taxes: { en: 'By tax', de: 'Je Steuer' },
  payments: { en: 'By method', de: 'Je Zahlart' },
  channels: { en: 'By channel', de: 'Je Kanal' },
  customers: { en: 'By customers', de: 'Je Kundschaft' },
  sources: { en: 'By source', de: 'Je Quelle' },
  campaigns: { en: 'By campaign', de: 'Je Kampagne' },
};

/** Keys of lines that are no names; those of payments are `paymentTexts`. */
export const keyTexts: Readonly<Partial<Record<string, ScreenText>>> = {
  'channels:online': { en: 'Online shop', de: 'Onlineshop' },
  'channels:draft': { en: 'Drafts', de: 'Entwürfe' },
  'channels:subscription': { en: 'Subscriptions', de: 'Abonnements' },
  'customers:new': { en: 'First order', de: 'Erste Bestellung' },
  'customers:returning': { en: 'Returning', de: 'Wiederkehrend' },
  'sources:': { en: 'Not known', de: 'Nicht bekannt' },
  'sources::direct': { en: 'By themselves', de: 'Von selbst' },
  'campaigns:': { en: 'Not known', de: 'Nicht bekannt' },
  'campaigns::none': { en: 'No campaign', de: 'Ohne Kampagne' },
  'refunds:': { en: 'No reason told', de: 'Ohne Grund' },
  'products:': { en: 'Shipping and others', de: 'Versand und anderes' },
};
