import { ERRORS } from '../errors/catalogue.ts';
import type { ErrorText } from '../errors/catalogue.ts';
import { OP } from '../tree/opcode.ts';
import { DIAGNOSTICS } from './catalogue.ts';
import type { Diagnosis } from './catalogue.ts';

/** A loop refuses an `{.alternates with}` only where it already has one. */
const SECOND_BETWEEN = ERRORS.NOT_ALLOWED_IN_BLOCK(OP.ALTERNATES_WITH, OP.REPEATED).message;

/** An error of the assembler in the words for authors: with the tag as it is written. */
export function rephrase(
  error: ErrorText,
  source: string,
  { at, startedAt }: { readonly at: number; readonly startedAt?: number | undefined },
): Diagnosis {
  switch (error.code) {
    case 'EOF_IN_BLOCK':
      return startedAt === undefined ? error : DIAGNOSTICS.EOF_IN_BLOCK(tagAt(source, startedAt));
    case 'NOT_ALLOWED_AT_ROOT':
      return misplacedAtRoot(tagAt(source, at));
    case 'NOT_ALLOWED_IN_BLOCK':
      return error.message === SECOND_BETWEEN
        ? ERRORS.NOT_ALLOWED_IN_BLOCK(OP.ALTERNATES_WITH, OP.ALTERNATES_WITH)
        : error;
    default:
      return error;
  }
}

/** Only these three can be where no block is open. */
function misplacedAtRoot(tag: string): Diagnosis {
  if (tag === '{.end}') return DIAGNOSTICS.MISMATCHED_END();
  const isOr = tag.startsWith('{.or');
  return DIAGNOSTICS.NOT_ALLOWED_AT_ROOT(isOr ? 'OR_PREDICATE' : 'ALTERNATES_WITH');
}

function tagAt(source: string, at: number): string {
  return source.slice(at, source.indexOf('}', at) + 1);
}
