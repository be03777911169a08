import type { Op } from '../run/run.ts';
import { givenList } from '../tree/instruction.ts';
import type { Include, Macro } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import type { Compiler } from './compiler.ts';

/** `{.macro name}`: keeps its block on the current frame, for `apply` and `.include`. */
export function compileMacro(compiler: Compiler, { name, block }: Macro): Op {
  const body = compiler.body(block);
  return (_run, frame, out) => {
    frame.setMacro(name, body);
    return out;
  };
}

/**
 * `{.include name [output]}`: runs a macro or partial in the current frame, so that its
 * variables stay. What it prints is dropped unless `output` is asked for.
 */
export function compileInclude({ name, args, at }: Include): Op {
  const words = givenList(args);
  const isBroken = words === null || words === undefined;
  const hasOutput = Array.isArray(words) && words.includes('output');
  return (run, frame, out) => {
    if (!run.options.isIncludeEnabled) return out;
    run.at = at;
    const body = run.findPartial(frame, name);
    if (body === undefined) return out;
    if (isBroken) {
      run.fail(new TypeError('the arguments are missing'), OP.INCLUDE);
      return out;
    }
    const text = run.runPartial(body, frame, name);
    return hasOutput ? out + text : out;
  };
}
