/** The open families that an installation has on its own disk. FONT-01, FONT-02, D-73 */

/** Categories of the font picker, by their labels. FONT-02 */
export const fontCategories = [
  'Sans Serif',
  'Serif',
  'Display',
  'Script',
  'Slab Serif',
  'Mono',
  'Other',
] as const;

/** One of {@link fontCategories}. */
export type FontCategory = (typeof fontCategories)[number];

/** A family of fonts. FONT-04, D-73 */
export interface SiteFont {
  readonly family: string;
  readonly category: FontCategory;
  /** Weights, lowest and highest, with the style: `300 900 normal`. */
  readonly variants: readonly string[];
  /** The package that its files come with. */
  readonly source: string;
  /** By its SPDX name. */
  readonly license: string;
}

type Facts = Omit<SiteFont, 'source'>;

function font(
  family: string,
  category: FontCategory,
  weights: string,
  hasItalic = false,
  license = 'OFL-1.1',
): Facts {
  const styles = hasItalic ? ['normal', 'italic'] : ['normal'];
  return { family, category, variants: styles.map((style) => `${weights} ${style}`), license };
}

/** By the name of their package: all are variable fonts with Latin letters. */
const table = {
  'albert-sans': font('Albert Sans', 'Sans Serif', '100 900', true),
  alegreya: font('Alegreya', 'Serif', '400 900', true),
  archivo: font('Archivo', 'Sans Serif', '100 900', true),
  bitter: font('Bitter', 'Slab Serif', '100 900', true),
  'bodoni-moda': font('Bodoni Moda', 'Serif', '400 900', true),
  'bricolage-grotesque': font('Bricolage Grotesque', 'Display', '200 800'),
  caveat: font('Caveat', 'Script', '400 700'),
  cinzel: font('Cinzel', 'Display', '400 900'),
  comfortaa: font('Comfortaa', 'Other', '300 700'),
  cormorant: font('Cormorant', 'Serif', '300 700', true),
  'crimson-pro': font('Crimson Pro', 'Serif', '200 900', true),
  'dancing-script': font('Dancing Script', 'Script', '400 700'),
  'dm-sans': font('DM Sans', 'Sans Serif', '100 1000', true),
  'eb-garamond': font('EB Garamond', 'Serif', '400 800', true),
  epilogue: font('Epilogue', 'Sans Serif', '100 900', true),
  figtree: font('Figtree', 'Sans Serif', '300 900', true),
  'fira-code': font('Fira Code', 'Mono', '300 700'),
  fraunces: font('Fraunces', 'Serif', '100 900', true),
  fredoka: font('Fredoka', 'Other', '300 700'),
  geist: font('Geist', 'Sans Serif', '100 900', true),
  'hanken-grotesk': font('Hanken Grotesk', 'Sans Serif', '100 900', true),
  inconsolata: font('Inconsolata', 'Mono', '200 900'),
  'instrument-sans': font('Instrument Sans', 'Sans Serif', '400 700', true),
  inter: font('Inter', 'Sans Serif', '100 900', true),
  'jetbrains-mono': font('JetBrains Mono', 'Mono', '100 800', true),
  jost: font('Jost', 'Sans Serif', '100 900', true),
  karla: font('Karla', 'Sans Serif', '200 800', true),
  'league-spartan': font('League Spartan', 'Display', '100 900'),
  lexend: font('Lexend', 'Sans Serif', '100 900'),
  'libre-franklin': font('Libre Franklin', 'Sans Serif', '100 900', true),
  literata: font('Literata', 'Serif', '200 900', true),
  lora: font('Lora', 'Serif', '400 700', true),
  manrope: font('Manrope', 'Sans Serif', '200 800'),
  montserrat: font('Montserrat', 'Sans Serif', '100 900', true),
  mulish: font('Mulish', 'Sans Serif', '200 1000', true),
  newsreader: font('Newsreader', 'Serif', '200 800', true),
  nunito: font('Nunito', 'Sans Serif', '200 1000', true),
  'nunito-sans': font('Nunito Sans', 'Sans Serif', '200 1000', true),
  onest: font('Onest', 'Sans Serif', '100 900'),
  oswald: font('Oswald', 'Display', '200 700'),
  outfit: font('Outfit', 'Sans Serif', '100 900'),
  petrona: font('Petrona', 'Serif', '100 900', true),
  'playfair-display': font('Playfair Display', 'Serif', '400 900', true),
  'plus-jakarta-sans': font('Plus Jakarta Sans', 'Sans Serif', '200 800', true),
  'public-sans': font('Public Sans', 'Sans Serif', '100 900', true),
  quicksand: font('Quicksand', 'Sans Serif', '300 700'),
  raleway: font('Raleway', 'Sans Serif', '100 900', true),
  'red-hat-mono': font('Red Hat Mono', 'Mono', '300 700', true),
  'red-hat-text': font('Red Hat Text', 'Sans Serif', '300 700', true),
  'roboto-mono': font('Roboto Mono', 'Mono', '100 700', true),
  'roboto-slab': font('Roboto Slab', 'Slab Serif', '100 900', false, 'Apache-2.0'),
  rubik: font('Rubik', 'Sans Serif', '300 900', true),
  sora: font('Sora', 'Sans Serif', '100 800'),
  'source-code-pro': font('Source Code Pro', 'Mono', '200 900', true),
  'source-sans-3': font('Source Sans 3', 'Sans Serif', '200 900', true),
  'source-serif-4': font('Source Serif 4', 'Serif', '200 900', true),
  'space-grotesk': font('Space Grotesk', 'Sans Serif', '300 700'),
  syne: font('Syne', 'Display', '400 800'),
  teko: font('Teko', 'Display', '300 700'),
  unbounded: font('Unbounded', 'Display', '200 900'),
  urbanist: font('Urbanist', 'Sans Serif', '100 900', true),
  vollkorn: font('Vollkorn', 'Serif', '400 900', true),
  'work-sans': font('Work Sans', 'Sans Serif', '100 900', true),
} as const satisfies Record<string, Facts>;

/** Name of a family in settings and addresses. */
export type FontName = keyof typeof table;

/** Names of all families, by the alphabet. */
export const fontNames = Object.keys(table) as [FontName, ...FontName[]];

/** Whether there is a family of this name. */
export function isFontName(name: string): name is FontName {
  return Object.hasOwn(table, name);
}

/** A family by its name. */
export function findFont(name: FontName): SiteFont {
  return { ...table[name], source: `@fontsource-variable/${name}` };
}
