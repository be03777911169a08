/** For what never changes under its address. */
export const forGood = 'public, max-age=31536000, immutable';
