/** The fonts that a site chose, as styles on top of those of its theme. FONT-01 */
import { findFont, type FontCategory, type FontName, type Settings } from '@sitewright/contract';

/** Where the files of fonts are, on every host. */
export const fontsPath = '/universal/fonts/';

/** Parts of the files of a font, and the letters in each: a browser fetches what a page needs. */
export const fontSubsets = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

/** Fonts of every system, for while the own one is not there. */
const fallbacks: Readonly<Record<FontCategory, string>> = {
  'Sans Serif': 'system-ui, Arial, sans-serif',
  Serif: 'Georgia, "Times New Roman", serif',
  Display: 'system-ui, Arial, sans-serif',
  Script: '"Segoe Script", "Bradley Hand", cursive',
  'Slab Serif': 'Rockwell, Georgia, serif',
  Mono: 'ui-monospace, Consolas, monospace',
  Other: 'system-ui, Arial, sans-serif',
};

/** As styles write it. */
function familyList(name: FontName): string {
  const { family, category } = findFont(name);
  return `"${family}", ${fallbacks[category]}`;
}

/**
 * Faces of a family. Who painted a page before its font was there keeps the fallback on it, so that
 * no line moves; the next page has the font.
 */
export function fontFaces(name: FontName): string {
  const { family, variants } = findFont(name);
  return variants
    .flatMap((variant) => {
      const [low = '', high = '', style = ''] = variant.split(' ');
      return Object.entries(fontSubsets).map(
        ([subset, range]) =>
          `@font-face{font-family:"${family}";font-style:${style};font-weight:${low} ${high};` +
          `font-display:optional;src:url("${fontsPath}${name}/${subset}-${style}.woff2")` +
          ` format("woff2");unicode-range:${range}}`,
      );
    })
    .join('');
}

/** Names by which a theme takes fonts, and what stands for a theme that has no such name. */
const places = [
  {
    part: 'body',
    ofKit: 'kitBody',
    variable: '--sw-font-body',
    selector: 'body,button,input,select,textarea',
  },
  {
    part: 'heading',
    ofKit: 'kitHeading',
    variable: '--sw-font-heading',
    selector: 'h1,h2,h3,h4,h5,h6',
  },
] as const;

/**
 * Nothing for a site that keeps the fonts of its look. A family of a kit comes first: visitors who
 * have not agreed never load it and read the next one.
 */
export function fontCss(fonts: Settings<'fonts'>, themeCss: string): string {
  const chosen = [fonts.body, fonts.heading].filter((name) => name !== '');
  const faces = [...new Set(chosen)].map(fontFaces);
  const rules = places.flatMap(({ part, ofKit, variable, selector }) => {
    const name = fonts[part];
    const kitFamily = fonts.kit === '' ? '' : fonts[ofKit].trim();
    if (name === '' && kitFamily === '') return [];
    const own = name === '' ? ofTheme(themeCss, variable) : familyList(name);
    const list = kitFamily === '' ? own : `"${kitFamily}",${own}`;
    const isKnown = themeCss.includes(`var(${variable}`);
    return isKnown ? `:root{${variable}:${list}}` : `${selector}{font-family:${list}}`;
  });
  return [...faces, ...rules].join('');
}

/** The fonts that a theme has by itself. */
function ofTheme(themeCss: string, variable: string): string {
  const value = new RegExp(`${variable}:([^;{}]+)`).exec(themeCss)?.[1];
  return value ?? fallbacks['Sans Serif'];
}
