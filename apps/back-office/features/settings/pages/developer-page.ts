import { settingsOf, type SettingPage } from '../setting-page.ts';

/** What templates are told of who works on them. */
export const developerPage: SettingPage = {
  path: 'developer',
  title: { en: 'For developers', de: 'Für Entwickler' },
  summary: { en: 'Developer mode', de: 'Entwicklermodus' },
  parts: [
    {
      title: { en: 'Developer mode', de: 'Entwicklermodus' },
      settings: settingsOf('codeInjection', [
        {
          field: 'developerMode',
          label: {
            en: 'Tell templates and scripts that developers are at work',
            de: 'Templates und Skripten sagen, dass hier entwickelt wird',
          },
          help: {
            en: 'Pages have website.developerMode, which a template asks by {.if website.developerMode} and a script as Static.SQUARESPACE_CONTEXT.website.developerMode. What a theme shows by it, every visitor sees.',
            de: 'Seiten haben website.developerMode: Ein Template fragt danach mit {.if website.developerMode}, ein Skript mit Static.SQUARESPACE_CONTEXT.website.developerMode. Was ein Theme danach zeigt, sehen alle Besucher.',
          },
          control: { kind: 'switch' },
        },
      ]),
    },
  ],
};
