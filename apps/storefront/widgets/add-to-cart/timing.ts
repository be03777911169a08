/** Times of the add-to-cart button and what it shows, in milliseconds. D-11 */
export const ADDED_DELAY = 1000;
/** From 'Added!' back to idle. ATC-03 */
export const ADDED_LASTS = 2000;
/** From an error back to idle. ATC-03 */
export const ERROR_LASTS = 1000;
/** How long 'Select Option' stays on a listing grid. ATC-07 */
export const SELECT_OPTION_LASTS = 2000;
