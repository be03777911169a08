import { makeSay, visitorWordsOf, wordOf, type Say, type VisitorText } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';

const said = new Map<string, Say<VisitorText>>();

/** How the program speaks to visitors of a site, in the language that it is shown in. */
export function sayOf({ locale }: Pick<Site, 'locale'>): Say<VisitorText> {
  const known = said.get(locale) ?? makeSay<VisitorText>(visitorWordsOf(locale));
  said.set(locale, known);
  return known;
}

/** The same of a text that may be any, such as one that a schema says: it stays where nobody has it. */
export function translateText({ locale }: Pick<Site, 'locale'>, text: string): string {
  return wordOf(visitorWordsOf(locale), text);
}
