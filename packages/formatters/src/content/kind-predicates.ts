import type { Predicate } from '@sitewright/template';
import { asNumber, asText, getKey } from '../values/read.ts';
import { recordTypes } from './record-types.ts';

/** Blocks that can stand for an item, by the ending of their predicate. ENUM-06. */
export const promotedBlocks = [
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
] as const;

/** Where a background comes from. ENUM-04. */
export const backgroundSources = {
  undefined: -1,
  upload: 1,
  instagram: 2,
  video: 3,
  none: 4,
} as const;

/** Kinds that a promoted block of the same name also counts as. */
export const promotableKinds: ReadonlySet<string> = new Set([
  'image',
  'quote',
  'link',
  'video',
  'gallery',
]);

function isPromotedBlock(item: unknown, type: string): boolean {
  return asText(getKey(item, 'promotedBlockType')) === type;
}

function recordTypePredicate(type: string, code: number, name = `${type}?`): Predicate {
  const isPromotable = promotableKinds.has(type);
  return {
    name,
    test: (item) =>
      asNumber(getKey(item, 'recordType')) === code ||
      (isPromotable && isPromotedBlock(item, type)),
  };
}

function promotedPredicate(type: string): Predicate {
  return {
    name: `promoted${type.toUpperCase()}?`,
    test: (item) => isPromotedBlock(item, type),
  };
}

function backgroundPredicate(source: string, code: number): Predicate {
  return {
    name: `background-source-${source}?`,
    test: (item) => asNumber(getKey(item, 'backgroundSource')) === code,
  };
}

/** What an item is, what it promotes and where its background comes from. ENUM-01, 04, 06. */
export const kindPredicates: readonly Predicate[] = [
  ...Object.entries(recordTypes).map(([type, code]) => recordTypePredicate(type, code)),
  recordTypePredicate('video', recordTypes.video, 'external-video?'),
  ...promotedBlocks.map(promotedPredicate),
  ...Object.entries(backgroundSources).map(([source, code]) => backgroundPredicate(source, code)),
];
