import type { Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';

/** Text that some instructions print whatever the data. */
const FIXED_TEXT: Readonly<Partial<Record<number, string>>> = {
  [OP.META_LEFT]: '{',
  [OP.META_RIGHT]: '}',
  [OP.NEWLINE]: '\n',
  [OP.SPACE]: ' ',
  [OP.TAB]: '\t',
  [OP.COMMENT]: '',
  [OP.ATOM]: '',
  [OP.END]: '',
  [OP.EOF]: '',
  [OP.ALTERNATES_WITH]: '',
};

/** What an instruction prints whatever the data; undefined when that is not known. */
export function fixedTextOf(instruction: Instruction): string | undefined {
  if (instruction.op === OP.TEXT) return instruction.text;
  if (instruction.op === OP.UNKNOWN) return instruction.fault === undefined ? '' : undefined;
  return FIXED_TEXT[instruction.op];
}

/** What a block prints whatever the data; undefined when that is not known. */
export function fixedTextOfAll(instructions: readonly Instruction[]): string | undefined {
  let all = '';
  for (const instruction of instructions) {
    const text = fixedTextOf(instruction);
    if (text === undefined) return undefined;
    all += text;
  }
  return all;
}
