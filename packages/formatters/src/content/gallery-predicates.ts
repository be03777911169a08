import { isTruthy } from '@sitewright/template';
import type { Predicate } from '@sitewright/template';
import { asBoolean, asText, getKey } from '../values/read.ts';

const optionsPath = ['options'] as const;

/** Choices of a gallery by the option that holds them. */
export const galleryChoices: Readonly<Record<string, readonly string[]>> = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': [
    'top',
    'top-left',
    'top-right',
    'center',
    'bottom',
    'bottom-left',
    'bottom-right',
  ],
  'active-alignment': ['center', 'left', 'right'],
};

/** Options of a gallery that are on or off. */
export const gallerySwitches = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const;

function galleryPredicate(name: string, accepts: (options: unknown) => boolean): Predicate {
  return {
    name: `gallery-${name}?`,
    test: (_value, _args, ctx) => accepts(ctx.resolve(optionsPath)),
  };
}

/** The options of a gallery, read from `options` in the data. */
export const galleryPredicates: readonly Predicate[] = [
  galleryPredicate('meta', (options) =>
    ['controls', 'indicators'].some((option) => isTruthy(getKey(options, option))),
  ),
  ...Object.entries(galleryChoices).flatMap(([option, choices]) =>
    choices.map((choice) =>
      galleryPredicate(
        `${option}-${choice}`,
        (options) => asText(getKey(options, option)) === choice,
      ),
    ),
  ),
  ...gallerySwitches.map((option) =>
    galleryPredicate(option, (options) => asBoolean(getKey(options, option))),
  ),
];
