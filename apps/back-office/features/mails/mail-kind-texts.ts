import { defineTexts } from '../../texts/define-texts.ts';

/** What people call mails about orders. */
export const mailKindTexts = defineTexts({
  confirmed: { en: 'Confirmed', de: 'Bestätigt' },
  paid: { en: 'Paid', de: 'Bezahlt' },
  unpaid: { en: 'Canceled, as no money came', de: 'Storniert, da kein Geld kam' },
  shipped: { en: 'Shipped', de: 'Versandt' },
  'ready-for-pickup': { en: 'Ready for pick-up', de: 'Abholbereit' },
  canceled: { en: 'Canceled by the shop', de: 'Vom Shop storniert' },
  refunded: { en: 'Refunded', de: 'Erstattet' },
  edited: { en: 'Changed', de: 'Geändert' },
  'review-request': { en: 'Review request', de: 'Bitte um Bewertung' },
  'cart-reminder': { en: 'Cart that was left', de: 'Verlassener Warenkorb' },
  alert: { en: 'Alert to the owner', de: 'Hinweis an den Shop' },
});
