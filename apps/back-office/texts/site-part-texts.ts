/** What people call the parts of a site that are on no page alone: one name each, on all screens. */
import { defineTexts } from './define-texts.ts';

export const sitePartTexts = defineTexts({
  header: { en: 'Header', de: 'Kopfbereich' },
  footer: { en: 'Footer', de: 'Fußbereich' },
  headerFooter: { en: 'Header and footer', de: 'Kopf- und Fußbereich' },
  siteHeader: { en: 'Header of the site', de: 'Kopfbereich der Website' },
  siteFooter: { en: 'Footer of the site', de: 'Fußbereich der Website' },
  announcement: { en: 'Announcement bar', de: 'Ankündigungsleiste' },
  popup: { en: 'Popup', de: 'Popup' },
});
