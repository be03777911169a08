import { defineTexts } from '../../define-texts.ts';

/** What is called this in lists and reports. */
export const freeText = defineTexts({ free: { en: 'Nothing to pay', de: 'Nichts zu zahlen' } });
