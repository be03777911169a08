/** What visitors read about the languages of a site. */
export const languageMessages = { closeOffer: 'Close' } as const;
