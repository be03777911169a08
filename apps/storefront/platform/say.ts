import { makeSay, type Say, type StorefrontText, type Words } from '@sitewright/contract';

let spoken = makeSay<StorefrontText>();

/**
 * What {@link say} speaks from now on; undefined is English. A page has one language; the server,
 * which draws pages of many, sets it before each drawing, and a drawing is never interrupted.
 */
export function speak(words: Words | undefined): void {
  spoken = makeSay(words);
}

/** A text of the program in the language of the page. */
export const say: Say<StorefrontText> = (text, ...params) => spoken(text, ...params);
