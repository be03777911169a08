/** A line across. */
export const lineMarkup = '<hr>';
