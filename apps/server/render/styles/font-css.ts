/** The fonts that a site chose, as styles on top of those of its theme. FONT-01 */
import {
  findFont,
  isFontName,
  ownFaceUrl,
  type FontCategory,
  type FontName,
  type OwnFont,
  type Settings,
} from '@sitewright/contract';

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

/** A family as styles write it, and what says where its letters are. */
interface ShownFont {
  readonly list: string;
  readonly faces: string;
}

/** Undefined: nothing is chosen, or what was uploaded is gone. */
function findShown(
  name: string,
  own: readonly OwnFont[],
  siteId: string | undefined,
): ShownFont | undefined {
  if (isFontName(name)) {
    const { family, category } = findFont(name);
    return { list: `"${family}", ${fallbacks[category]}`, faces: fontFaces(name) };
  }
  const font = own.find((one) => one.name === name);
  return font && siteId !== undefined ? ownFont(font, siteId) : undefined;
}

/** Under a name that no other font has, with a font of the system that takes the same room. */
function ownFont({ name, category, faces, fallback }: OwnFont, siteId: string): ShownFont {
  const { sizeAdjust, ascent, descent, lineGap } = fallback;
  const standIn =
    `@font-face{font-family:"${name} Fallback";` +
    'src:local("Arial"),local("Helvetica Neue"),local("Liberation Sans"),local("Roboto");' +
    `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;` +
    `line-gap-override:${lineGap}%}`;
  const own = faces.map(
    (face) =>
      `@font-face{font-family:"${name}";font-style:${face.style};font-weight:${face.weight};` +
      `font-display:optional;src:url("${ownFaceUrl(siteId, face)}") format("woff2")}`,
  );
  return {
    list: `"${name}", "${name} Fallback", ${fallbacks[category]}`,
    faces: [...own, standIn].join(''),
  };
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
export function fontCss(fonts: Settings<'fonts'>, themeCss: string, siteId?: string): string {
  const shown = {
    body: findShown(fonts.body, fonts.own, siteId),
    heading: findShown(fonts.heading, fonts.own, siteId),
  };
  const faces = [shown.body, shown.heading].flatMap((font) => font?.faces ?? []);
  const rules = places.flatMap(({ part, ofKit, variable, selector }) => {
    const font = shown[part];
    const kitFamily = fonts.kit === '' ? '' : fonts[ofKit].trim();
    if (!font && kitFamily === '') return [];
    const own = font?.list ?? ofTheme(themeCss, variable);
    const list = kitFamily === '' ? own : `"${kitFamily}",${own}`;
    const isKnown = themeCss.includes(`var(${variable}`);
    return isKnown ? `:root{${variable}:${list}}` : `${selector}{font-family:${list}}`;
  });
  return [...new Set(faces), ...rules].join('');
}

/** The fonts that a theme has by itself. */
function ofTheme(themeCss: string, variable: string): string {
  const value = new RegExp(`${variable}:([^;{}]+)`).exec(themeCss)?.[1];
  return value ?? fallbacks['Sans Serif'];
}
