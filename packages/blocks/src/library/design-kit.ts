/** What designs of sections are written with: blocks on the grid, and rows of them. */
import type { SectionStyle } from '@sitewright/contract';
import type { ImageCrop } from '../types/image/image.ts';
import { nameItems } from '../types/items.ts';
import type { PanelText } from '../types/panel-field.ts';

/** Column, row, width and height on the 24 columns of a wide section. */
export type Cells = readonly [column: number, row: number, width: number, height: number];

/** A block of a design: what, where, and what it begins with. */
export interface DesignedBlock {
  readonly type: string;
  readonly at: Cells;
  readonly data: Readonly<Record<string, unknown>>;
  /** Two of them stand beside each other on phones. */
  readonly isHalf?: boolean;
}

/** Chooses the words of the language of the site. */
export type Say = (english: string, german: string) => string;

/** What designs are sorted by, in the order of the chooser. */
export const designKinds = {
  intro: { en: 'Introductions', de: 'Auftakte' },
  about: { en: 'About', de: 'Über uns' },
  features: { en: 'Features', de: 'Merkmale' },
  gallery: { en: 'Pictures', de: 'Bilder' },
  products: { en: 'Products', de: 'Produkte' },
  text: { en: 'Texts', de: 'Texte' },
  team: { en: 'Team', de: 'Team' },
  voices: { en: 'Testimonials', de: 'Stimmen' },
  faq: { en: 'Questions', de: 'Fragen' },
  prices: { en: 'Prices and tables', de: 'Preise und Tabellen' },
  contact: { en: 'Contact', de: 'Kontakt' },
  calls: { en: 'Calls to act', de: 'Aufforderungen' },
  posts: { en: 'Posts', de: 'Beiträge' },
  logos: { en: 'Names and logos', de: 'Namen und Logos' },
} as const satisfies Record<string, PanelText>;

/** A kind of designs. */
export type DesignKind = keyof typeof designKinds;

/** A section as it is offered. */
export interface SectionDesign {
  readonly id: string;
  readonly kind: DesignKind;
  readonly title: PanelText;
  readonly style: SectionStyle;
  /** Its blocks in the order of reading. Words are said in that order, so others can take their places. */
  readonly make: (say: Say) => readonly DesignedBlock[];
}

/** Declares the designs of a kind. */
export function designsOf(
  kind: DesignKind,
  designs: Readonly<
    Record<string, readonly [PanelText, SectionStyle, (say: Say) => readonly DesignedBlock[]]>
  >,
): SectionDesign[] {
  return Object.entries(designs).map(([id, [title, style, make]]) => ({
    id,
    kind,
    title,
    style,
    make,
  }));
}

/** The title of a design. */
export const name = (en: string, de: string): PanelText => ({ en, de });

const escape = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A paragraph. */
export const p = (words: string) => `<p>${escape(words)}</p>`;
/** Headings of the second and third level. */
export const h2 = (words: string) => `<h2>${escape(words)}</h2>`;
export const h3 = (words: string) => `<h3>${escape(words)}</h3>`;
/** A paragraph in bold letters: a name, a number. */
export const strong = (words: string) => `<p><strong>${escape(words)}</strong></p>`;
/** A list; its entries stand on lines. */
export const list = (lines: string) =>
  `<ul>${lines
    .split('\n')
    .map((line) => `<li>${escape(line)}</li>`)
    .join('')}</ul>`;

/** Rich text. */
export const text = (at: Cells, ...html: string[]): DesignedBlock => ({
  type: 'text',
  at,
  data: { format: 'html', html: html.join('') },
});

/** A heading by itself; a first level becomes a second one where a page has one already. */
export const heading = (at: Cells, words: string, level = 2): DesignedBlock => ({
  type: 'heading',
  at,
  data: { text: words, level },
});

/** A button; its link is the owner's to choose. */
export const button = (
  at: Cells,
  label: string,
  look: 'primary' | 'secondary' | 'tertiary' = 'primary',
  alignment: 'left' | 'right' = 'left',
): DesignedBlock => ({ type: 'button', at, data: { label, look, size: 'medium', alignment } });

/** A picture, of the site's own where it has some. */
export const picture = (at: Cells, crop: ImageCrop, isHalf = false): DesignedBlock => ({
  type: 'image',
  at,
  data: { crop },
  isHalf,
});

/** Several pictures in a block that moves. */
export const gallery = (
  at: Cells,
  pictures: number,
  options: Readonly<Record<string, unknown>>,
): DesignedBlock => ({
  type: 'gallery',
  at,
  data: { pictures: nameItems(Array.from({ length: pictures }, () => ({}))), ...options },
});

/** What somebody said. */
export const quote = (at: Cells, words: string, source: string): DesignedBlock => ({
  type: 'quote',
  at,
  data: { quote: words, source },
});

/** Questions with their answers. */
export const faq = (
  at: Cells,
  ...entries: readonly (readonly [string, string])[]
): DesignedBlock => ({
  type: 'accordion',
  at,
  data: {
    items: nameItems(entries.map(([title, body]) => ({ title, body }))),
    onlyOne: false,
    dividers: true,
    isFaq: true,
  },
});

/** Rows of cells; cells stand apart by `|`. */
export const table = (
  at: Cells,
  rows: readonly string[],
  hasHeadColumn = false,
): DesignedBlock => ({
  type: 'table',
  at,
  data: {
    rows: nameItems(rows.map((row) => ({ cells: row.split('|').join('\n') }))),
    hasHeadRow: true,
    hasHeadColumn,
    isStriped: false,
  },
});

/** A line across. */
export const line = (at: Cells): DesignedBlock => ({ type: 'line', at, data: {} });

/** Any other block by what it begins with. */
export const block = (
  type: string,
  at: Cells,
  data: Readonly<Record<string, unknown>>,
): DesignedBlock => ({ type, at, data });

/**
 * So many columns from a row on, filled one after another. Text keeps a column free at its side,
 * pictures stand edge to edge.
 */
export function columns(
  number: 2 | 3 | 4 | 6,
  fill: (
    at: (row: number, height: number, isText?: boolean) => Cells,
    index: number,
  ) => readonly DesignedBlock[],
): DesignedBlock[] {
  const width = 24 / number;
  return Array.from({ length: number }, (_, index) =>
    fill(
      (row, height, isText = false) => [index * width + 1, row, isText ? width - 1 : width, height],
      index,
    ),
  ).flat();
}
