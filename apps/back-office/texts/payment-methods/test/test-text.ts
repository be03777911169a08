import { defineTexts } from '../../define-texts.ts';

/** What is called this in lists and reports. */
export const testText = defineTexts({ test: { en: 'Test payments', de: 'Testzahlungen' } });
