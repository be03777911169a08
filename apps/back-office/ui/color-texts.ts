import { defineTexts } from '../texts/define-texts.ts';

/** Texts of the colour picker. COLR-01 */
export const colorTexts = defineTexts({
  choose: { en: '{label}: {color}', de: '{label}: {color}' },
  none: { en: 'None', de: 'Keine' },
  clear: { en: 'No colour', de: 'Keine Farbe' },
  area: { en: 'Saturation and brightness', de: 'Sättigung und Helligkeit' },
  hue: { en: 'Hue', de: 'Farbton' },
  alpha: { en: 'Alpha', de: 'Alpha' },
  format: { en: 'Format', de: 'Format' },
  hex: { en: 'Hex', de: 'Hex' },
  rgb: { en: 'RGB', de: 'RGB' },
  hsl: { en: 'HSL', de: 'HSL' },
  red: { en: 'Red', de: 'Rot' },
  green: { en: 'Green', de: 'Grün' },
  blue: { en: 'Blue', de: 'Blau' },
  saturation: { en: 'Saturation', de: 'Sättigung' },
  lightness: { en: 'Lightness', de: 'Helligkeit' },
  hexWrong: {
    en: '{val} is no colour: write 3 or 6 hex digits, such as #f4efe6.',
    de: '{val} ist keine Farbe: Schreiben Sie 3 oder 6 Hex-Ziffern, etwa #f4efe6.',
  },
  swatches: { en: 'Swatches of the site', de: 'Farben der Website' },
  swatch: { en: '{name}, {color}', de: '{name}, {color}' },
  reads: {
    en: 'Text of the site reads well on it ({ratio} : 1).',
    de: 'Text der Website ist darauf gut zu lesen ({ratio} : 1).',
  },
  blurs: {
    en: 'Text of the site is hard to read on it ({ratio} : 1, 4.5 : 1 are needed).',
    de: 'Text der Website ist darauf schlecht zu lesen ({ratio} : 1, nötig sind 4,5 : 1).',
  },
});
