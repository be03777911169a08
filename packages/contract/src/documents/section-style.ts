import { z } from 'zod';
import { makeTextSchema } from '../models/plain-text.ts';

const share = z.number().min(0).max(1);
const color = makeTextSchema(100);

/** Names of ENUM-04. */
export const backgroundSourceNames = ['upload', 'instagram', 'video', 'none'] as const;

const backgroundSchema = z.looseObject({
  source: z.enum(backgroundSourceNames),
  /** A picture of the site, or a video of it where the source is one. */
  assetId: makeTextSchema(60).optional(),
  /** Of a video: the picture that is seen until it plays, and in its place where nothing may move. */
  posterId: makeTextSchema(60).optional(),
  color: color.optional(),
  /** Shares of width and height; the point that stays in sight. */
  focalX: share.optional(),
  focalY: share.optional(),
  /** How far the colour covers the picture. */
  overlay: share.optional(),
});

/** Shapes of the lower edge of a section. */
export const dividerShapes = [
  'none',
  'line',
  'slant',
  'round',
  'wave',
  'scallop',
  'point',
  'zigzag',
] as const;

/** Colours of a line, as the theme of its section has them. */
export const dividerInks = ['border', 'text', 'accent'] as const;

/** Pixels where nobody said otherwise. */
export const dividerDefaults = { height: 80, lineHeight: 1 } as const;

const dividerSchema = z.looseObject({
  shape: z.enum(dividerShapes),
  /** Pixels; of a line, how thick it is. Missing: {@link dividerDefaults}. */
  height: z.int().min(0).max(400).optional(),
  /** Left and right are exchanged. */
  flip: z.boolean().optional(),
  /** Of a line; missing: `border`. */
  ink: z.enum(dividerInks).optional(),
});

/** How a section looks. What is missing is the theme's. */
export const sectionStyleSchema = z.looseObject({
  /** Name of a colour theme of the site: `white`, `light`, `dark`, … */
  theme: makeTextSchema(60).optional(),
  background: backgroundSchema.optional(),
  divider: dividerSchema.optional(),
  height: z.enum(['small', 'medium', 'large', 'custom']).optional(),
  /** Percent of the window, where the height is `custom`. */
  customHeight: z.int().min(1).max(100).optional(),
  contentWidth: z.enum(['small', 'medium', 'wide', 'full']).optional(),
  backgroundWidth: z.enum(['full-bleed', 'inset']).optional(),
  horizontalAlignment: z.enum(['left', 'center', 'right']).optional(),
  verticalAlignment: z.enum(['top', 'middle', 'bottom']).optional(),
});

/** How a section looks. */
export type SectionStyle = z.infer<typeof sectionStyleSchema>;
