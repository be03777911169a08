/** Shapes of moving pictures and frames, by name, as width to height. */
import type { PanelField } from '../panel-field.ts';

export const frameRatios = {
  widescreen: '16/9',
  standard: '4/3',
  square: '1/1',
  portrait: '9/16',
  cinema: '21/9',
} as const;

/** Their names. */
export const frameRatioNames = Object.keys(frameRatios) as [keyof typeof frameRatios];

/** Asks for the shape. */
export const ratioField: PanelField = {
  kind: 'choice',
  name: 'ratio',
  label: { en: 'Shape', de: 'Form' },
  choices: [
    { value: 'widescreen', label: { en: '16:9', de: '16:9' } },
    { value: 'standard', label: { en: '4:3', de: '4:3' } },
    { value: 'square', label: { en: 'Square', de: 'Quadrat' } },
    { value: 'portrait', label: { en: 'Upright, 9:16', de: 'Hochkant, 9:16' } },
    { value: 'cinema', label: { en: '21:9', de: '21:9' } },
  ],
};
