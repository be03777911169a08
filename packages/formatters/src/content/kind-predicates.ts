import { backgroundSources, promotedBlockTypes, recordTypes } from '@sitewright/commerce';
import type { Predicate } from '@sitewright/template';
import { asNumber, asText, getKey } from '../values/read.ts';
import { UNDEFINED_KIND } from '../values/undefined-kind.ts';
import { askedRecordTypes } from './asked-record-types.ts';

/** Where a background comes from. ENUM-04. */
export const askedBackgroundSources: readonly (readonly [string, number])[] = [
  ['undefined', UNDEFINED_KIND],
  ...Object.entries(backgroundSources.values),
];

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
  ...askedRecordTypes.map(([type, code]) => recordTypePredicate(type, code)),
  recordTypePredicate('video', recordTypes.values.video, 'external-video?'),
  ...promotedBlockTypes.map(promotedPredicate),
  ...askedBackgroundSources.map(([source, code]) => backgroundPredicate(source, code)),
];
