import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { PrimitiveType } from 'react-intl';
import type { OfficeLanguage, ScreenText } from './define-texts.ts';

/** Writes a text in the language of the reader. */
export type WriteText = (text: ScreenText, values?: Record<string, PrimitiveType>) => string;

/** How texts are written on the screen that asks. */
export function useTexts(): WriteText {
  const intl = useIntl();
  return useCallback(
    (text, values) => {
      const message = text[languageOf(intl.locale)];
      return intl.formatMessage({ id: message, defaultMessage: message }, values);
    },
    [intl],
  );
}

/** The language of a locale; English where there is no such language here. */
export function languageOf(locale: string): OfficeLanguage {
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}
