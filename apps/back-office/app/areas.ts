/** The areas of the back office, in the words of the specification. What is not built is not shown. */
import { defineTexts } from '../texts/define-texts.ts';

export const areaTexts = defineTexts({
  pages: { en: 'Pages', de: 'Seiten' },
  design: { en: 'Design', de: 'Design' },
  commerce: { en: 'Commerce', de: 'Handel' },
  marketing: { en: 'Marketing', de: 'Marketing' },
  analytics: { en: 'Analytics', de: 'Auswertungen' },
  settings: { en: 'Settings', de: 'Einstellungen' },
  media: { en: 'Media', de: 'Medien' },
});

/** One of the areas. */
export type AreaName = keyof typeof areaTexts;
