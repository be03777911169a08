import { defineTexts } from '../../texts/define-texts.ts';

/** What became of the money. */
export const paymentTexts = {
  unpaid: { en: 'Unpaid', de: 'Unbezahlt' },
  paid: { en: 'Paid', de: 'Bezahlt' },
  'partly-refunded': { en: 'Partly refunded', de: 'Teilweise erstattet' },
  refunded: { en: 'Refunded', de: 'Erstattet' },
  canceled: { en: 'Canceled', de: 'Storniert' },
} as const;

/** How much was handed over. */
export const fulfillmentTexts = {
  pending: { en: 'Unfulfilled', de: 'Offen' },
  partially_fulfilled: { en: 'Partly fulfilled', de: 'Teilweise versandt' },
  ready_for_pickup: { en: 'Ready for pickup', de: 'Abholbereit' },
  fulfilled: { en: 'Fulfilled', de: 'Erledigt' },
} as const;

/** How an order came to be. */
export const channelTexts = {
  online: { en: 'Online shop', de: 'Onlineshop' },
  draft: { en: 'Draft', de: 'Entwurf' },
  subscription: { en: 'Subscription', de: 'Abonnement' },
} as const;

/** Words that several parts of the screens of orders use. */
export const orderTexts = defineTexts({
  orders: { en: 'Orders', de: 'Bestellungen' },
  order: { en: 'Order #{number}', de: 'Bestellung #{number}' },
  toSend: { en: 'To send', de: 'Zu versenden' },
  needsPerson: { en: 'Needs you', de: 'Braucht Sie' },
  restDue: { en: 'Rest due', de: 'Rest offen' },
  test: { en: 'Test', de: 'Test' },
  shipping: { en: 'Shipping', de: 'Versand' },
  units: { en: '{count, plural, one {# unit} other {# units}}', de: '{count} Stück' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  reason: { en: 'Reason, for the shop only', de: 'Grund, nur für den Shop' },
});

/** Where a parcel or a pick-up is. */
export const parcelStateTexts = {
  shipped: { en: 'Sent', de: 'Versandt' },
  delivered: { en: 'Delivered', de: 'Zugestellt' },
  ready: { en: 'Ready for pickup', de: 'Abholbereit' },
  'picked-up': { en: 'Picked up', de: 'Abgeholt' },
  canceled: { en: 'Taken back', de: 'Zurückgenommen' },
} as const;
