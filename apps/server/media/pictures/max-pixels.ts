/** Pictures above this are refused, before they can fill the memory. */
export const maxPixels = 100_000_000;
