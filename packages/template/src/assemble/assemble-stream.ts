import { ERRORS } from '../errors/catalogue.ts';
import { locateError } from '../errors/template-error.ts';
import type { TemplateError } from '../errors/template-error.ts';
import { withLimits } from '../limits/limits.ts';
import type { Limits } from '../limits/limits.ts';
import { toCode } from '../tree/array-form.ts';
import type { Code } from '../tree/array-form.ts';
import type { Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { InvalidCode, readInstruction } from '../tree/read-code.ts';
import { Assembler } from './assembler.ts';

export interface Assembled {
  readonly code: Code;
  readonly errors: readonly TemplateError[];
  /** True when every block was closed and EOF was the last instruction. */
  readonly isComplete: boolean;
}

/**
 * Assembles a tree from a flat list of instructions in array form, as a host may build it:
 * blocks are empty and END closes them. With `check`, an incomplete list is an error too.
 */
export function assembleStream(
  stream: readonly unknown[],
  options: { readonly check?: boolean; readonly limits?: Partial<Limits> } = {},
): Assembled {
  const { maxDepth } = withLimits(options.limits);
  const errors: TemplateError[] = [];
  const assembler = new Assembler((error) => {
    errors.push(locateError(error, { source: undefined, at: -1 }));
  }, maxDepth);
  try {
    for (const code of stream) assembler.accept(readKnown(code, maxDepth));
  } catch (error) {
    if (!(error instanceof InvalidCode)) throw error;
    errors.push(ERRORS.INVALID_CODE(error.message));
  }
  const isComplete = options.check === true ? assembler.complete() : assembler.isComplete;
  return { code: toCode(assembler.root), errors, isComplete: isComplete && errors.length === 0 };
}

function readKnown(code: unknown, maxDepth: number): Instruction {
  const instruction = readInstruction(code, maxDepth);
  if (instruction.op !== OP.UNKNOWN) return instruction;
  throw new InvalidCode(instruction.fault?.message ?? 'unknown instruction');
}
