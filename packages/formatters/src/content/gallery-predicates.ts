import { isTruthy } from '@sitewright/template';
import type { Predicate } from '@sitewright/template';
import { asBoolean, asText, getKey } from '../values/read.ts';

const optionsPath = ['options'] as const;

/** Choices of a gallery by the option that holds them. */
const choices: Readonly<Record<string, readonly string[]>> = {
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

const switches = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
];

function choicePredicate(option: string, choice: string): Predicate {
  const name = `gallery-${option}-${choice}?`;
  return {
    name,
    summary: `The gallery option \`${option}\` is \`${choice}\`.`,
    examples: [
      { template: `{.${name}}yes{.end}`, data: { options: { [option]: choice } }, output: 'yes' },
    ],
    test: (_value, _args, ctx) => asText(getKey(ctx.resolve(optionsPath), option)) === choice,
  };
}

function switchPredicate(option: string): Predicate {
  const name = `gallery-${option}?`;
  return {
    name,
    summary: `The gallery option \`${option}\` is on.`,
    examples: [
      { template: `{.${name}}on{.end}`, data: { options: { [option]: true } }, output: 'on' },
    ],
    test: (_value, _args, ctx) => asBoolean(getKey(ctx.resolve(optionsPath), option)),
  };
}

/** A gallery with something to steer it. */
const galleryMeta: Predicate = {
  name: 'gallery-meta?',
  summary: 'The gallery has controls or indicators.',
  examples: [
    { template: '{.gallery-meta?}yes{.end}', data: { options: { controls: true } }, output: 'yes' },
  ],
  test: (_value, _args, ctx) => {
    const options = ctx.resolve(optionsPath);
    return isTruthy(getKey(options, 'controls')) || isTruthy(getKey(options, 'indicators'));
  },
};

/** The options of a gallery, read from `options` in the data. */
export const galleryPredicates: readonly Predicate[] = [
  galleryMeta,
  ...Object.entries(choices).flatMap(([option, words]) =>
    words.map((choice) => choicePredicate(option, choice)),
  ),
  ...switches.map(switchPredicate),
];
