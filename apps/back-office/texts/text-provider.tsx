import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import { LanguageContext } from './language-context.ts';
import { readLanguage, storeLanguage } from './office-language.ts';
import type { OfficeLanguage } from './define-texts.ts';

/** Gives all screens one language: the one chosen here before, else the browser's. */
export function TextProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(readLanguage);
  const choice = useMemo(
    () => ({
      language,
      choose: (chosen: OfficeLanguage) => {
        storeLanguage(chosen);
        setLanguage(chosen);
      },
    }),
    [language],
  );
  // Each text brings its languages itself, so the catalogue of messages stays empty.
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={language} defaultLocale={language}>
        <I18nProvider locale={language}>{children}</I18nProvider>
      </IntlProvider>
    </LanguageContext>
  );
}
