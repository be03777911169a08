import type { Op } from '../run/run.ts';
import type { If, Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { pathsWeight } from './calls.ts';
import type { Compiler } from './compiler.ts';
import { plainCondition } from './conditions.ts';
import { compileInstruction } from './instruction.ts';
import { Steps } from './steps.ts';

/** Text that some instructions print whatever the data. */
const FIXED_TEXT: Readonly<Partial<Record<number, string>>> = {
  [OP.META_LEFT]: '{',
  [OP.META_RIGHT]: '}',
  [OP.NEWLINE]: '\n',
  [OP.SPACE]: ' ',
  [OP.TAB]: '\t',
};

/** Instructions that print nothing inside a block. */
const SILENT: ReadonlySet<number> = new Set([
  OP.COMMENT,
  OP.ATOM,
  OP.END,
  OP.EOF,
  OP.ALTERNATES_WITH,
]);

/** One closure for a block. */
export function compileBlock(compiler: Compiler, instructions: readonly Instruction[]): Op {
  const steps = new Steps();
  for (const instruction of instructions) {
    if (SILENT.has(instruction.op)) continue;
    compiler.count(1 + weightOf(instruction));
    addStep(compiler, steps, instruction);
  }
  return steps.compile();
}

/** What the references of an instruction count for. */
function weightOf(instruction: Instruction): number {
  switch (instruction.op) {
    case OP.VARIABLE:
    case OP.BINDVAR:
      return pathsWeight(instruction.refs);
    case OP.SECTION:
    case OP.REPEATED:
      return pathsWeight([instruction.ref]);
    case OP.CTXVAR:
      return instruction.bindings.length + pathsWeight(instruction.bindings.map(([, ref]) => ref));
    case OP.IF:
      return pathsWeight(instruction.refs);
    default:
      return 0;
  }
}

function addStep(compiler: Compiler, steps: Steps, instruction: Instruction): void {
  const fixed = FIXED_TEXT[instruction.op];
  if (fixed !== undefined) steps.addText(fixed);
  else if (instruction.op === OP.TEXT) steps.addText(instruction.text);
  else if (instruction.op === OP.VARIABLE && instruction.calls.length === 0) {
    steps.addVariable(instruction.refs[0] ?? []);
  } else if (instruction.op === OP.IF) addIf(compiler, steps, instruction);
  else steps.addOp(compileInstruction(compiler, instruction));
}

function addIf(compiler: Compiler, steps: Steps, condition: If): void {
  const ref = plainCondition(condition);
  if (ref === undefined) {
    steps.addOp(compileInstruction(compiler, condition));
    return;
  }
  const block = compiler.block(condition.block);
  steps.addBranch(ref, block, compiler.alternate(condition.alternate));
}
