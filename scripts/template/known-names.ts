import { pageRegistry } from '@sitewright/formatters';
import type { KnownNames } from './author-words.ts';

/** What templates are checked and filled with: what pages have. */
export const registry = pageRegistry;

const INSTRUCTIONS =
  '.section .repeated .alternates .if .or .end .var .ctx .macro .include .inject .eval .newline .space .tab .meta-left .meta-right'.split(
    ' ',
  );

/** Names that an author may have meant: those of the language, and these partials. */
export function knownNames(partials: Iterable<string>): KnownNames {
  return {
    FORMATTER_UNKNOWN: registry.formatters.keys().toArray(),
    PREDICATE_UNKNOWN: registry.predicates.keys().toArray(),
    INVALID_INSTRUCTION: INSTRUCTIONS,
    APPLY_PARTIAL_MISSING: partials,
  };
}
