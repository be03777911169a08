/** What every page may have to say: its first script holds them, and them alone. CART-09 */
export const everyPageMessages = {
  checkConnection: 'Please check your internet connection.',
  itemsInCart: '{count} items in cart',
  oneItemInCart: '1 item in cart',
  /** Badge and spoken label above 100 items. */
  manyItemsBadge: '100+',
  manyItemsLabel: 'More than 100 items',
} as const;
