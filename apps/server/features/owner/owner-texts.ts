/** What the pages before the screens of a site say, in the languages of those screens. */

/** A language of them. */
export type OwnerLanguage = 'en' | 'de';

/** A text in both. */
export type OwnerText = Readonly<Record<OwnerLanguage, string>>;

export const ownerTexts = {
  skip: { en: 'Skip to content', de: 'Zum Inhalt springen' },
  signOut: { en: 'Sign out', de: 'Abmelden' },
  sites: { en: 'Sites', de: 'Websites' },
  newSite: { en: 'New site', de: 'Neue Website' },
  visit: { en: 'Visit site', de: 'Website ansehen' },
  of: { en: 'of', de: 'von' },
  none: { en: 'No sites yet', de: 'Noch keine Websites' },
  noneText: {
    en: 'There is no site here that you work on.',
    de: 'Hier ist keine Website, an der Sie arbeiten.',
  },
  places: { en: 'Pages', de: 'Seiten' },
  previous: { en: 'Previous', de: 'Zurück' },
  next: { en: 'Next', de: 'Weiter' },
} as const satisfies Record<string, OwnerText>;
