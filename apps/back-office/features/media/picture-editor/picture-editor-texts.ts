import type { PictureFilter } from '@sitewright/contract';
import { defineTexts, type ScreenText } from '../../../texts/define-texts.ts';

/** Words of the editor of pictures. */
export const pictureTexts = defineTexts({
  edit: { en: 'Edit picture', de: 'Bild bearbeiten' },
  editNamed: { en: 'Edit picture: {name}', de: 'Bild bearbeiten: {name}' },
  steps: { en: 'What to change', de: 'Was zu ändern ist' },
  cut: { en: 'Crop', de: 'Zuschnitt' },
  adjust: { en: 'Adjust', de: 'Anpassen' },
  filters: { en: 'Filters', de: 'Filter' },
  focal: { en: 'Focal point', de: 'Bildmittelpunkt' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  redo: { en: 'Redo', de: 'Wiederholen' },
  compare: { en: 'Before', de: 'Vorher' },
  reset: { en: 'Reset', de: 'Zurücksetzen' },
  toNothing: { en: '{printed}: bring {label} back to 0', de: '{printed}: {label} zurück auf 0' },
  save: { en: 'Save everywhere', de: 'Überall speichern' },
  saveCopy: { en: 'Save as a copy', de: 'Als Kopie speichern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  help: {
    en: 'The original stays: open the picture again to change or reset what you did.',
    de: 'Das Original bleibt: Öffnen Sie das Bild wieder, um Ihre Änderungen zu ändern oder zurückzusetzen.',
  },
  shape: { en: 'Shape', de: 'Form' },
  free: { en: 'Free', de: 'Frei' },
  asIs: { en: 'As it is', de: 'Wie das Bild' },
  own: { en: 'Own', de: 'Eigene' },
  across: { en: 'Across', de: 'Breite' },
  down: { en: 'Down', de: 'Höhe' },
  turnLeft: { en: 'Turn left', de: 'Nach links drehen' },
  turnRight: { en: 'Turn right', de: 'Nach rechts drehen' },
  flipX: { en: 'Mirror across', de: 'Waagerecht spiegeln' },
  flipY: { en: 'Mirror along', de: 'Senkrecht spiegeln' },
  straighten: { en: 'Straighten', de: 'Gerade richten' },
  degrees: { en: '{value}°', de: '{value}°' },
  partKeys: {
    en: 'The part that stays, {width} by {height} pixels. Arrow keys move it, with Shift they size it.',
    de: 'Der Teil, der bleibt, {width} mal {height} Pixel. Pfeiltasten bewegen ihn, mit Umschalt ändern sie die Größe.',
  },
  part: { en: 'The part that stays', de: 'Der Teil, der bleibt' },
  left: { en: 'From the left, px', de: 'Von links, px' },
  above: { en: 'From the top, px', de: 'Von oben, px' },
  width: { en: 'Width, px', de: 'Breite, px' },
  height: { en: 'Height, px', de: 'Höhe, px' },
  brightness: { en: 'Brightness', de: 'Helligkeit' },
  contrast: { en: 'Contrast', de: 'Kontrast' },
  saturation: { en: 'Saturation', de: 'Sättigung' },
  warmth: { en: 'Warmth', de: 'Wärme' },
});

/** Names of filters. */
export const filterTexts: Readonly<Record<PictureFilter, ScreenText>> = defineTexts({
  none: { en: 'None', de: 'Keiner' },
  mono: { en: 'Mono', de: 'Mono' },
  noir: { en: 'Noir', de: 'Noir' },
  sepia: { en: 'Sepia', de: 'Sepia' },
  faded: { en: 'Faded', de: 'Verblasst' },
  vivid: { en: 'Vivid', de: 'Kräftig' },
  warm: { en: 'Warm', de: 'Warm' },
  cool: { en: 'Cool', de: 'Kühl' },
});
