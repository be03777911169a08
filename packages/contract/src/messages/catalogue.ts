/** Texts about what an owner may not save of products and pages. D-78. */
export const catalogueMessages = {
  addressInvalid: 'That is no address.',
  addressTaken: 'That address is in use. Please choose another.',
  addressReserved: 'That address belongs to the site itself. Please choose another.',
  salePriceTooHigh: 'The sale price cannot be higher than the price.',
  giftCardOnSale: 'A gift card cannot be put on sale.',
} as const;
