import { defineSettings, publicField, text } from './define-settings.ts';

/** What search engines are told. */
export const searchEngineSettings = defineSettings(
  'searchEngines',
  'What search engines are told',
  {
    googleSiteVerification: publicField(text(), 'The token of google-site-verification'),
  },
);
