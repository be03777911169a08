import type { Args, Formatter } from '@sitewright/template';
import { allOf, atMost, firstIsOneOf } from '../values/arg-rules.ts';
import { asText, getKey } from '../values/read.ts';

/** Where an average colour is taken. ENT-18. */
export const colorPositions = [
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
  'center',
] as const;

/** Average colours of an image. FMT-21, ENT-18. */
export const imageColor: Formatter<readonly string[]> = {
  name: 'image-color',
  checkArgs: allOf(atMost(2), firstIsOneOf(colorPositions)),
  prepare: ({ list }: Args) => list,
  run: (image, [position, label]) => {
    const colors = getKey(image, 'colorData');
    if (colors === undefined) return undefined;
    const colorAt = (name: string) => asText(getKey(colors, `${name}Average`));
    if (position === undefined) {
      return colorPositions.map((name) => `data-color-${name}="#${colorAt(name)}" `).join('');
    }
    const color = colorAt(position);
    if (color === '') return `"${position}" not found.`;
    return label === undefined ? `#${color}` : `${label}: #${color}`;
  },
};
