import { defineTexts } from '../../define-texts.ts';

/** What is called this in lists and reports. */
export const byStaffText = defineTexts({
  'by-staff': { en: 'Noted by staff', de: 'Vom Team vermerkt' },
});
