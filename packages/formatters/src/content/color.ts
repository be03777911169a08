import type { Formatter } from '@sitewright/template';
import { asNumber, asText, getKey } from '../values/read.ts';
import { parseHexColor } from './hex-color.ts';

/** FMT-16. */
const LIGHT_ABOVE = 0xffffff / 2;

/** How bright a colour is. FMT-06, FMT-16. */
export const colorWeight: Formatter = {
  name: 'color-weight',
  run: (value) => {
    const color = parseHexColor(asText(value));
    if (color === undefined) return undefined;
    return color > LIGHT_ABOVE ? 'light' : 'dark';
  },
};

function isOutside(value: number, max: number): boolean {
  return value < 0 || value > max;
}

function isFraction(value: number): boolean {
  return value >= 0 && value <= 1;
}

function toTwoDecimals(value: number): string {
  return String(Number.parseFloat(value.toFixed(2)));
}

/** A colour of the site styles. FMT-01, FMT-02. */
export const websiteColor: Formatter = {
  name: 'website-color',
  run: (color) => {
    const parts = ['hue', 'saturation', 'lightness'].map((key) => getKey(color, key));
    if (parts.includes(undefined)) return 'Missing an H/S/L value.';
    const [hue = 0, saturation = 0, lightness = 0] = parts.map(asNumber);
    const rawAlpha = getKey(color, 'alpha');
    const alpha = rawAlpha === undefined ? undefined : asNumber(rawAlpha);
    const errors =
      (isOutside(hue, 360) ? 'Hue out of bounds. ' : '') +
      (isFraction(saturation) ? '' : 'Saturation out of bounds. ') +
      (isFraction(lightness) ? '' : 'Lightness out of bounds. ') +
      (alpha !== undefined && isOutside(alpha, 1) ? 'Alpha out of bounds.' : '');
    if (errors !== '') return errors;
    const base = `${toTwoDecimals(hue)}, ${toTwoDecimals(saturation * 100)}%, ${toTwoDecimals(lightness * 100)}%`;
    return alpha === undefined ? `hsl(${base})` : `hsla(${base}, ${toTwoDecimals(alpha)})`;
  },
};
