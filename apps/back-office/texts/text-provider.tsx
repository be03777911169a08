import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { IntlProvider } from 'react-intl';
import { LanguageContext } from './language-context.ts';
import { readLanguage, storeLanguage } from './office-language.ts';
import type { OfficeLanguage } from './define-texts.ts';

/** Gives all screens one language: the account's, else the one chosen here before, else the browser's. */
export function TextProvider({
  chosen,
  children,
}: {
  /** The language of the account, which counts on all devices. */
  chosen?: OfficeLanguage | null | undefined;
  children: ReactNode;
}) {
  const [language, setLanguage] = useState(() => readLanguage(chosen));
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
