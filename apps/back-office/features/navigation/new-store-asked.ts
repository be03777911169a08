/** How the address names the dialog that makes a store page. */
export const newStoreAsked = 'store';
