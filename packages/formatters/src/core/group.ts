import type { PluginGroup } from '../plugin.ts';
import { apply } from './apply.ts';
import {
  equal,
  greaterThan,
  greaterThanOrEqual,
  lessThan,
  lessThanOrEqual,
  notEqual,
} from './comparisons.ts';
import { count } from './count.ts';
import { cycle } from './cycle.ts';
import { debug } from './debug.ts';
import { encodeSpace, encodeUri, encodeUriComponent, urlEncode } from './encode.ts';
import { findFirst, findLast } from './find.ts';
import { format } from './format.ts';
import { get, lookup, prop } from './get.ts';
import { html, htmlattr, htmltag } from './html.ts';
import { iter } from './iter.ts';
import { json, jsonPretty, raw } from './json.ts';
import { keyBy } from './key-by.ts';
import { mod, pluralize, round } from './arithmetic.ts';
import { even, nth, odd, plural, singular } from './counting.ts';
import { lineBreaks, output, safe, slugify, smartypants, str } from './text.ts';
import { truncate } from './truncate.ts';

/** Text, numbers, lists and comparisons: all that needs no shop and no locale. */
export const coreGroup: PluginGroup = {
  name: 'core',
  formatters: [
    apply,
    count,
    cycle,
    encodeSpace,
    encodeUri,
    encodeUriComponent,
    findFirst,
    findLast,
    format,
    get,
    html,
    htmlattr,
    htmltag,
    iter,
    json,
    jsonPretty,
    keyBy,
    lineBreaks,
    lookup,
    mod,
    output,
    pluralize,
    prop,
    raw,
    round,
    safe,
    slugify,
    smartypants,
    str,
    truncate,
    urlEncode,
  ],
  predicates: [
    debug,
    equal,
    even,
    greaterThan,
    greaterThanOrEqual,
    lessThan,
    lessThanOrEqual,
    notEqual,
    nth,
    odd,
    plural,
    singular,
  ],
};
