/** A text of a screen in all languages of the back office, in ICU message format. */
export interface ScreenText {
  readonly en: string;
  readonly de: string;
}

/** Languages of the back office. */
export const officeLanguages = ['en', 'de'] as const;

/** One of {@link officeLanguages}. */
export type OfficeLanguage = (typeof officeLanguages)[number];

/**
 * Texts of a screen, beside its code: they load with it, and the compiler asks for every language.
 * Placeholders and plurals are those of ICU: `{count, plural, one {# order} other {# orders}}`.
 */
export function defineTexts<const Texts extends Readonly<Record<string, ScreenText>>>(
  texts: Texts,
): Texts {
  return texts;
}
