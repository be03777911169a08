/** Announced when a gift card waits to be sent. */
export const giftCardDueChannel = 'gift_card_due';
