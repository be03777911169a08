import { createContext } from 'react';
import type { OfficeLanguage } from './define-texts.ts';

/** The language of the screens, and how to choose another. */
export const LanguageContext = createContext<{
  readonly language: OfficeLanguage;
  readonly choose: (language: OfficeLanguage) => void;
}>({ language: 'en', choose: () => {} });
