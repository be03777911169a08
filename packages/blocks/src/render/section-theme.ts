import type { Section } from '@sitewright/contract';
import { isDarkColor } from '@sitewright/formatters';
import { readColor } from '../checks/read-color.ts';
import { coverOf } from './section-css.ts';

/**
 * The colour theme that a section is drawn in. One that has none, and a ground of one colour of its
 * own, has the letters that stand out from it, whatever a site or a device that goes dark has. What
 * lies over a picture, or lets the site's ground through, stays in the site's own. FMT-17, D-80
 */
export function themeOfSection({ theme, background }: Section['style']): string {
  if (theme !== undefined && theme !== '') return theme;
  if (background?.color === undefined || coverOf(background) !== undefined) return '';
  const color = readColor(background.color);
  if (color === undefined || color[3] < 1) return '';
  return isDarkColor(hexOf(color)) ? 'dark' : 'white';
}

function hexOf([red, green, blue]: readonly number[]): string {
  const digits = [red, green, blue].map((part = 0) =>
    Math.round(part).toString(16).padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
