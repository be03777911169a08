import { defineTexts } from '../../define-texts.ts';

/** What is called this in lists and reports. */
export const manualText = defineTexts({ manual: { en: 'Bank transfer', de: 'Überweisung' } });
