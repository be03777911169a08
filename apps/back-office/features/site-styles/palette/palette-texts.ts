import { defineTexts, type ScreenText } from '../../../texts/define-texts.ts';
import type { PaletteName } from './propose-palettes.ts';

/** Texts of colour themes that are made from a colour. */
export const paletteTexts = defineTexts({
  title: { en: 'Colour theme from one colour', de: 'Farbthema aus einer Farbe' },
  about: {
    en: 'Each proposal has colours for light and for dark screens, and every text in it can be read well. Press one to try it; nothing is saved before you save.',
    de: 'Jeder Vorschlag hat Farben für helle und für dunkle Bildschirme, und jeder Text darin ist gut lesbar. Drücken Sie auf einen, um ihn zu probieren; gespeichert wird erst, wenn Sie speichern.',
  },
  color: { en: 'Your colour', de: 'Ihre Farbe' },
  fromPicture: { en: 'Colours of a picture', de: 'Farben eines Bildes' },
  found: { en: 'Colours of the picture', de: 'Farben des Bildes' },
  noColors: {
    en: 'The colours of this picture could not be read. Try another one.',
    de: 'Die Farben dieses Bildes konnten nicht gelesen werden. Nehmen Sie ein anderes.',
  },
  take: { en: 'Take {color}', de: '{color} nehmen' },
  proposals: { en: 'Proposals', de: 'Vorschläge' },
});

/** What proposals are called. */
export const paletteNameTexts: Readonly<Record<PaletteName, ScreenText>> = defineTexts({
  quiet: { en: 'Quiet', de: 'Ruhig' },
  tinted: { en: 'Tinted', de: 'Getönt' },
  opposite: { en: 'Opposite accent', de: 'Gegenfarbe' },
  neighbour: { en: 'Neighbouring hues', de: 'Nachbarfarben' },
  full: { en: 'Full colour', de: 'Volle Farbe' },
  night: { en: 'Night', de: 'Nacht' },
});
