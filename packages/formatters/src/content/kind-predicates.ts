import type { Predicate } from '@sitewright/template';
import { asNumber, asText, getKey } from '../values/read.ts';
import { recordTypes } from './record-types.ts';

type RecordTypeName = keyof typeof recordTypes;

/** Blocks that can stand for an item, by the ending of their predicate. ENUM-06. */
const promotedBlocks = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
];

/** Where a background comes from. ENUM-04. */
const backgroundSources = { undefined: -1, upload: 1, instagram: 2, video: 3, none: 4 } as const;

/** Kinds that a promoted block of the same name also counts as. */
const promotable: ReadonlySet<string> = new Set(['image', 'quote', 'link', 'video', 'gallery']);

function isRecordType(item: unknown, name: RecordTypeName): boolean {
  return asNumber(getKey(item, 'recordType')) === recordTypes[name];
}

function isPromotedBlock(item: unknown, type: string): boolean {
  return asText(getKey(item, 'promotedBlockType')) === type;
}

function recordTypePredicate(type: RecordTypeName, name: string): Predicate {
  const example = {
    template: `{.${name}}yes{.end}`,
    data: { recordType: recordTypes[type] },
    output: 'yes',
  };
  const base = { name, examples: [example] };
  if (!promotable.has(type)) {
    const summary = `The item is of the kind \`${type}\` (${recordTypes[type]}).`;
    return { ...base, summary, test: (item) => isRecordType(item, type) };
  }
  const summary = `The item is of the kind \`${type}\` (${recordTypes[type]}) or promotes such a block.`;
  return {
    ...base,
    summary,
    test: (item) => isRecordType(item, type) || isPromotedBlock(item, type),
  };
}

function promotedPredicate(type: string): Predicate {
  const name = `promoted${type.toUpperCase()}?`;
  return {
    name,
    summary: `The item promotes a block of the type \`${type}\`.`,
    examples: [
      { template: `{.${name}}yes{.end}`, data: { promotedBlockType: type }, output: 'yes' },
    ],
    test: (item) => isPromotedBlock(item, type),
  };
}

function backgroundPredicate(source: keyof typeof backgroundSources): Predicate {
  const name = `background-source-${source}?`;
  const code = backgroundSources[source];
  return {
    name,
    summary: `The background is of the source \`${source}\` (${code}).`,
    examples: [
      { template: `{.${name}}yes{.end}`, data: { backgroundSource: code }, output: 'yes' },
    ],
    test: (item) => asNumber(getKey(item, 'backgroundSource')) === code,
  };
}

const recordTypeNames = Object.keys(recordTypes) as RecordTypeName[];
const sourceNames = Object.keys(backgroundSources) as (keyof typeof backgroundSources)[];

/** What an item is, what it promotes and where its background comes from. ENUM-01, 04, 06. */
export const kindPredicates: readonly Predicate[] = [
  ...recordTypeNames.map((type) => recordTypePredicate(type, `${type}?`)),
  recordTypePredicate('video', 'external-video?'),
  ...promotedBlocks.map(promotedPredicate),
  ...sourceNames.map(backgroundPredicate),
];
