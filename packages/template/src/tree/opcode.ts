/** The number of each instruction in the array form of a tree. */
export const OP = {
  TEXT: 0,
  VARIABLE: 1,
  SECTION: 2,
  END: 3,
  REPEATED: 4,
  PREDICATE: 5,
  BINDVAR: 6,
  OR_PREDICATE: 7,
  IF: 8,
  INJECT: 9,
  MACRO: 10,
  COMMENT: 11,
  META_LEFT: 12,
  META_RIGHT: 13,
  NEWLINE: 14,
  SPACE: 15,
  TAB: 16,
  ROOT: 17,
  EOF: 18,
  ALTERNATES_WITH: 19,
  STRUCT: 20,
  ATOM: 21,
  CTXVAR: 22,
  EVAL: 23,
  INCLUDE: 24,
  /** What is none of these. */
  UNKNOWN: -1,
} as const;

export type OpName = keyof typeof OP;

const NAMES = Object.keys(OP) as readonly OpName[];

/** The name of an instruction as error messages spell it, or `UNKNOWN`. */
export function opName(op: number): OpName | 'UNKNOWN' {
  return NAMES[op] ?? 'UNKNOWN';
}
