/** Words of the width of the page. */
import { defineTexts } from '../../texts/define-texts.ts';

export const widthTexts = defineTexts({
  field: { en: 'Width in pixels', de: 'Breite in Pixeln' },
  handle: { en: 'Width of the page', de: 'Breite der Seite' },
  pixels: { en: '{width, number, ::group-off} px', de: '{width, number, ::group-off} px' },
  bounds: { en: 'From {least} to {most} px', de: 'Von {least} bis {most} px' },
  help: {
    en: 'Pull, or press an arrow key. A double press goes back to the device.',
    de: 'Ziehen Sie, oder drücken Sie eine Pfeiltaste. Ein Doppelklick führt zum Gerät zurück.',
  },
});
