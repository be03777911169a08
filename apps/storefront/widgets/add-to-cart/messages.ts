/** Sentences of adding to the cart, exactly as specified. ATC-09..25, storefront.md §5 and §8 */
export const messages = {
  adding: 'Adding…',
  added: 'Added!',
  selectOption: 'Select Option',
  soldOut: 'Sold Out',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStock: 'Sorry, we do not have enough of that item available.',
  quantityNotNumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be between 1 and 9999.',
  selectDenomination: 'Select a denomination for the Gift Card',
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tooMany: 'Please try again in a few seconds.',
  offline: 'Please check your internet connection.',
  tryAgain: 'Please try again.',
  unableToOpenForm: 'Unable to open form',
} as const;

/** Names the options that still need a choice. ATC-09, ATC-10, ATC-11 */
export function selectOptionsMessage(options: readonly string[]): string {
  const last = options.at(-1) ?? '';
  if (options.length < 2) return `Please select the ${last} option.`;
  return `Please select the ${options.slice(0, -1).join(', ')} and ${last} options.`;
}
