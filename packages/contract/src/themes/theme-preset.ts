/** Finished looks that a theme brings: `presets/NAME.preset` (template-format §1). */
import { z } from 'zod';

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour such as #1f241f.');

/** A value ends where a statement of a style sheet would, so nothing comes in through it. */
const tweakValueSchema = z
  .string()
  .max(300)
  .refine((value) => !/[;{}\n]|\/\*|\/\//.test(value), 'No ; { } and no comment.');

/** Three colours that stand for a look where there is no room for a picture of it. */
const themeSwatchSchema = z.object({
  background: hexColor,
  text: hexColor,
  accent: hexColor,
});

/** One look: values of tweaks by name. Other keys are passed over. */
export const themePresetSchema = z.object({
  title: z.string().trim().min(1).max(60),
  /** By language: `en`, `de`. */
  description: z.record(z.string().regex(/^[a-z]{2,3}$/), z.string().trim().max(200)).default({}),
  swatch: themeSwatchSchema.nullable().default(null),
  templateTweaks: z
    .record(z.string().regex(/^[\w-]{1,80}$/), tweakValueSchema)
    .refine((values) => Object.keys(values).length <= 300, 'Too many tweaks.')
    .default({}),
});

/** A file of a preset, read. */
export type ThemePresetFile = z.output<typeof themePresetSchema>;

/** A theme, and a look of it; an empty name is the theme as its files have it. */
export const themeLookSchema = z.object({
  theme: z.string().regex(/^[\w-][\w.-]{0,99}$/),
  preset: z.string().regex(/^(?:[\w-][\w.-]{0,99})?$/),
});

/** See {@link themeLookSchema}. */
export type ThemeLook = z.output<typeof themeLookSchema>;

/** An installed theme with what there is to choose of it, as choosers show it. */
export const themeChoiceSchema = z.object({
  /** Its folder. */
  name: z.string(),
  title: z.string(),
  /** At least one. */
  presets: z.array(
    themePresetSchema.omit({ templateTweaks: true }).extend({
      /** Empty: the theme as its files have it. */
      name: z.string(),
      description: z.record(z.string(), z.string()),
      swatch: themeSwatchSchema.nullable(),
    }),
  ),
});

/** See {@link themeChoiceSchema}. */
export type ThemeChoice = z.output<typeof themeChoiceSchema>;

/** The pages of a shop that previews of a look show. */
export const lookViews = ['home', 'list', 'product'] as const;

/** One of {@link lookViews}. */
export type LookView = (typeof lookViews)[number];
