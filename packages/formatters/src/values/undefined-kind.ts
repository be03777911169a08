/** The number that existing templates know for a kind that is not set. */
export const UNDEFINED_KIND = -1;
