import type { Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import type { BlockBuilder } from './block-builder.ts';
import { pathsWeight } from './calls.ts';
import type { Compiler } from './compiler.ts';
import { addConditions } from './conditions.ts';
import { fixedTextOf } from './fixed-text.ts';
import { compileInstruction } from './instruction.ts';

/** Adds the steps of instructions that stand in a row. */
export function addInstructions(
  compiler: Compiler,
  builder: BlockBuilder,
  instructions: readonly Instruction[],
): void {
  for (const instruction of instructions) {
    const text = fixedTextOf(instruction);
    if (text !== '') compiler.count(1 + weightOf(instruction));
    if (text === undefined) addInstruction(compiler, builder, instruction);
    else builder.addText(text);
  }
}

function addInstruction(compiler: Compiler, builder: BlockBuilder, instruction: Instruction): void {
  switch (instruction.op) {
    case OP.IF:
    case OP.PREDICATE:
    case OP.OR_PREDICATE:
      addConditions(compiler, builder, instruction);
      break;
    case OP.STRUCT:
    case OP.ROOT:
      compiler.addNested(builder, instruction.block);
      break;
    default:
      if (instruction.op === OP.VARIABLE && instruction.calls.length === 0) {
        builder.addVariable(instruction.refs[0] ?? []);
      } else {
        builder.addOp(compileInstruction(compiler, instruction));
      }
  }
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
