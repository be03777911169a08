import type { Formatter } from '@sitewright/template';
import { readText } from '../values/charge.ts';
import { asText, getKey } from '../values/read.ts';

/** Widths that images are stored in. FMT-13. */
export const imageWidths = ['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w'] as const;

/** The original image stands for the width above the largest stored one. */
function originalCandidate(url: string, largest: string): string {
  const next = imageWidths[(imageWidths as readonly string[]).indexOf(largest) + 1];
  const isKnown = (imageWidths as readonly string[]).includes(largest);
  return isKnown && next !== undefined ? `,${url}?format=original ${next}` : '';
}

/** The widths of an image. FMT-13. */
export const imageSrcset: Formatter = {
  name: 'image-srcset',
  run: (value, _, ctx) => {
    const widths = readText(getKey(value, 'systemDataVariants'), ctx)
      .split(',')
      .filter((width) => width.endsWith('w'));
    const largest = widths.at(-1);
    if (largest === undefined) return value;
    const url = asText(getKey(value, 'assetUrl'));
    ctx.chargeText(widths.length * url.length);
    const candidates = widths.map((width) => `${url}?format=${width} ${width}`).join(',');
    return ` srcset="${candidates}${originalCandidate(url, largest)}"`;
  },
};
