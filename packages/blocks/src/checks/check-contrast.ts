/** Whether texts can be read on the ground of their section. WCAG 2.2, 1.4.3 */
import type { Section } from '@sitewright/contract';
import { coverOf, filesOfBackground } from '../render/section-css.ts';
import { themeOfSection } from '../render/section-theme.ts';
import { contrastOf, layOver, readColor, type Rgba } from './read-color.ts';
import type { TextRun } from './read-markup.ts';

/** Ground and text of a colour theme, as CSS writes colours. */
interface ThemeColors {
  readonly ground: string;
  readonly text: string;
}

/** By the names of the colour themes, the site's own under no name; the looks that a theme may have. */
export type SectionColors = Readonly<Record<string, readonly ThemeColors[]>>;

const usual = 4.5;
const large = 3;

/** What a picture may have behind a text, at its two ends. */
const anyPicture: readonly Rgba[] = [
  [0, 0, 0, 1],
  [255, 255, 255, 1],
];

/**
 * Whether one of these texts surely cannot be read well there. A picture below is given the benefit of
 * the doubt: only what is too weak on the darkest and the brightest of them is found. What no colour is
 * known of is left out.
 */
export function isTooWeak(
  texts: readonly TextRun[],
  { style }: Section,
  colors: SectionColors,
): boolean {
  const theme = themeOfSection(style);
  const looks = Object.hasOwn(colors, theme) ? (colors[theme] ?? []) : [];
  return looks.some((look) => {
    const grounds = groundsOf(style, look);
    const plain = readColor(look.text);
    return texts.some(({ ink, isLarge }) => {
      const color = ink === undefined ? plain : readColor(ink);
      if (!color || grounds.length === 0) return false;
      const best = Math.max(...grounds.map((ground) => contrastOf(layOver(color, ground), ground)));
      return best < (isLarge ? large : usual);
    });
  });
}

/** What may lie right behind the texts of a section; nothing: nobody knows. */
function groundsOf(style: Section['style'], look: ThemeColors): readonly Rgba[] {
  const { background } = style;
  const { pictureId, videoId } = filesOfBackground(style);
  const base = readColor(look.ground);
  const hasPicture = (pictureId ?? videoId) !== undefined;
  const below = hasPicture ? anyPicture : base ? [base] : [];
  if (background?.color === undefined) return below;
  const color = readColor(background.color);
  if (!color) return [];
  const cover = color[3] * (coverOf(background) ?? 1);
  return below.map((ground) => layOver([color[0], color[1], color[2], cover], ground));
}
