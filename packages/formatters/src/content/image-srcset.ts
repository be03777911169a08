import { imageWidths } from '@sitewright/commerce';
import type { Formatter } from '@sitewright/template';
import { readText } from '../values/charge.ts';
import { asText, getKey } from '../values/read.ts';

/** The widths as an image names them. FMT-13. */
const widthNames = imageWidths.map((width) => `${width}w`);

/** The original image stands for the width above the largest stored one. */
function originalCandidate(url: string, largest: string): string {
  const at = widthNames.indexOf(largest);
  const next = at < 0 ? undefined : widthNames[at + 1];
  return next !== undefined ? `,${url}?format=original ${next}` : '';
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
