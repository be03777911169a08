import type { Op } from '../run/run.ts';
import type { Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { compileBindvar, compileCtxvar, compileInject } from './bindings.ts';
import type { Compiler } from './compiler.ts';
import { compileEval } from './eval.ts';
import { compileInclude, compileMacro } from './partials.ts';
import { compileRepeated, compileSection } from './sections.ts';
import { compileUnknown } from './unknown.ts';
import { compileVariable } from './variable.ts';

/** The step of an instruction that prints more than fixed text. */
export function compileInstruction(compiler: Compiler, instruction: Instruction): Op {
  switch (instruction.op) {
    case OP.VARIABLE:
      return compileVariable(compiler, instruction);
    case OP.SECTION:
      return compileSection(compiler, instruction);
    case OP.REPEATED:
      return compileRepeated(compiler, instruction);
    case OP.BINDVAR:
      return compileBindvar(compiler, instruction);
    case OP.CTXVAR:
      return compileCtxvar(instruction);
    case OP.INJECT:
      return compileInject(instruction);
    case OP.EVAL:
      return compileEval(compiler, instruction);
    case OP.MACRO:
      return compileMacro(compiler, instruction);
    case OP.INCLUDE:
      return compileInclude(instruction);
    case OP.UNKNOWN:
      return compileUnknown(instruction);
    default:
      return (_run, _frame, out) => out;
  }
}
