import type { Registry } from '@sitewright/template';

/** A word that may stand at the caret. */
export interface TemplateWord {
  readonly label: string;
  /** Decides its sign in the list. */
  readonly type: 'keyword' | 'function' | 'variable';
  /** In a tag of the template they come before tags of HTML, which are offered anywhere when asked for. */
  readonly boost: number;
}

const aboveMarkup = 50;

/** Words for a place, and where what was typed of them begins, in UTF-16 units from 0. */
export interface TemplateWords {
  readonly from: number;
  readonly options: readonly TemplateWord[];
}

/** Instructions, as they stand behind `{.` */
const instructions = [
  'section',
  'repeated section',
  'alternates with',
  'if',
  'or',
  'end',
  'var',
  'comment',
  'space',
  'tab',
  'newline',
  'meta-left',
  'meta-right',
];

/** What a template of a block sees; `@` is the thing itself, `@index` counts from 1. */
const variables = [
  'items',
  'title',
  'fullUrl',
  'assetUrl',
  'excerpt',
  'price',
  'author',
  'categories',
  'tags',
  'day',
  'dayText',
  'blockId',
  '@',
  '@index',
];

/** Longest name that is completed, in characters. */
const longest = 60;

/**
 * Words that may follow a text that ends at the caret: instructions and predicates behind `{.`,
 * formatters behind `|`, and names of data in a tag. Undefined outside of tags.
 */
export function completeTemplate(before: string, registry: Registry): TemplateWords | undefined {
  const tag = /\{([^{}\n]*)$/.exec(before.slice(-400))?.[1];
  if (tag === undefined || tag.startsWith('#')) return undefined;
  const typed = /[\w@.?-]*$/.exec(tag)?.[0] ?? '';
  if (typed.length > longest) return undefined;
  const head = tag.slice(0, tag.length - typed.length);
  if (head.endsWith('|')) {
    return words(before.length - typed.length, 'function', registry.formatters.keys());
  }
  if (head === '' && typed.startsWith('.')) {
    const from = before.length - typed.length + 1;
    return {
      from,
      options: [
        ...words(from, 'keyword', instructions).options,
        ...words(from, 'function', registry.predicates.keys()).options,
      ],
    };
  }
  return words(before.length - typed.length, 'variable', variables);
}

function words(from: number, type: TemplateWord['type'], names: Iterable<string>): TemplateWords {
  return { from, options: [...names].map((label) => ({ label, type, boost: aboveMarkup })) };
}
