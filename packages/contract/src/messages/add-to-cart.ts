import { makeSay, type Say } from '../words/say.ts';

/** Texts around the add-to-cart button. D-04 keeps their full stops. */
export const addToCartMessages = {
  /** Labels of the button. ATC-01, ATC-07, ATC-08. */
  add: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  added: 'Added!',
  selectOption: 'Select Option',
  soldOut: 'Sold Out',
  /** ATC-09..11. */
  selectOne: 'Please select the {option} option.',
  selectTwo: 'Please select the {option1} and {option2} options.',
  selectMore: 'Please select the {optionsList} and {lastOption} options.',
  /** ATC-13, ATC-14. */
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStock: 'Sorry, we do not have enough of that item available.',
  /** ATC-15, ATC-16. */
  quantityNotNumber: 'Quantity must be a number.',
  quantityNotWhole: 'Quantity must be a whole number',
  quantityOutOfRange: 'Quantity must be between 1 and 9999.',
  /** ATC-19. */
  selectDenomination: 'Select a denomination for the Gift Card',
  /** Titles of the alert. ATC-20..22. */
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  /** ATC-23..25. */
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tooManyRequests: 'Please try again in a few seconds.',
  /** CART-13. */
  itemAdded: '{title} was added to your cart.',
} as const;

/** Which options are still to be chosen, in one sentence; English unless told otherwise. ATC-09..11. */
export function selectOptionsMessage(
  unselected: readonly string[],
  say: Say<(typeof addToCartMessages)['selectOne' | 'selectTwo' | 'selectMore']> = makeSay(),
): string {
  const [first = '', second = ''] = unselected;
  const { selectOne, selectTwo, selectMore } = addToCartMessages;
  if (unselected.length <= 1) return say(selectOne, { option: first });
  if (unselected.length === 2) return say(selectTwo, { option1: first, option2: second });
  const optionsList = unselected.slice(0, -1).join(', ');
  return say(selectMore, { optionsList, lastOption: unselected.at(-1)! });
}
