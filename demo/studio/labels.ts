/** Artwork for what is printed in the demo shop: labels, cards, covers. */

const serif = 'font-family="Liberation Serif"';
const sans = 'font-family="Liberation Sans"';

export interface LabelOptions {
  title: readonly string[];
  note: string;
  ground: string;
  ink: string;
  /** A band of colour at the top with the mark of the shop. */
  accent: string;
  width?: number;
  height?: number;
}

/** A quiet label: mark, name, note. */
export function label({
  title,
  note,
  ground,
  ink,
  accent,
  width = 600,
  height = 600,
}: LabelOptions): string {
  const lines = title
    .map(
      (line, i) =>
        `<text x="${width / 2}" y="${height * 0.5 + i * 74}" ${serif} font-size="70" text-anchor="middle" fill="${ink}">${line}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <rect width="${width}" height="${height * 0.22}" fill="${accent}"/>
    ${mark(width / 2, height * 0.11, 34, ground)}
    ${lines}
    <rect x="${width / 2 - 30}" y="${height * 0.76}" width="60" height="3" fill="${ink}"/>
    <text x="${width / 2}" y="${height * 0.87}" ${sans} font-size="27" letter-spacing="2" text-anchor="middle" fill="${ink}">${note}</text>
  </svg>`;
}

/** The mark of Alder & Loom: a leaf made of two threads. */
export function mark(x: number, y: number, size: number, ink: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 40})" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round">
    <path d="M0 -36 C 26 -22 26 22 0 36 C -26 22 -26 -22 0 -36 Z"/><path d="M0 -36 V 36 M0 -8 L 15 -18 M0 -8 L -15 -18 M0 12 L 15 2 M0 12 L -15 2"/>
  </g>`;
}

/** A gift card: the mark, large and cut off at the edge. */
export function giftCardArt(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 540">
    <rect width="860" height="540" fill="#2f4a3a"/>
    ${mark(650, 300, 330, '#b9c9a4')}
    <text x="60" y="110" ${serif} font-size="58" fill="#f3f1e8">Alder &amp; Loom</text>
    <text x="60" y="480" ${sans} font-size="26" letter-spacing="2" fill="#c9d4b8">Gift card</text>
  </svg>`;
}

export interface CoverOptions {
  title: readonly string[];
  author: string;
  ground: string;
  ink: string;
  /** Shapes under the words. */
  art: string;
}

/** A book cover of 600 × 900. */
export function cover({ title, author, ground, ink, art }: CoverOptions): string {
  const lines = title
    .map(
      (line, i) =>
        `<text x="48" y="${120 + i * 84}" ${serif} font-size="82" fill="${ink}">${line}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900"><rect width="600" height="900" fill="${ground}"/>${art}${lines}
    <text x="48" y="850" ${sans} font-size="30" fill="${ink}">${author}</text></svg>`;
}
