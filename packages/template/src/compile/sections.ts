import { EMPTY } from '../run/block.ts';
import type { Block } from '../run/block.ts';
import { Frame } from '../run/frame.ts';
import { compileLocalReader } from '../run/resolve.ts';
import type { Reader } from '../run/resolve.ts';
import type { Op } from '../run/run.ts';
import { isTruthy } from '../run/values.ts';
import { isCutShort } from '../tree/instruction.ts';
import type { Instruction, Repeated, Section } from '../tree/instruction.ts';
import type { Compiler } from './compiler.ts';

/** `{.section ref}`: both branches run inside the frame of the value. */
export function compileSection(compiler: Compiler, section: Section): Op {
  const read = compileLocalReader(section.ref);
  const block = compiler.block(section.block);
  const alternate = compiler.alternate(section.alternate);
  if (alternate === EMPTY) {
    return (run, frame, out) => {
      const value = read(frame);
      return isTruthy(value) ? block.run(run, new Frame(value, frame), out) : out;
    };
  }
  return (run, frame, out) => {
    const value = read(frame);
    return (isTruthy(value) ? block : alternate).run(run, new Frame(value, frame), out);
  };
}

/** `{.repeated section ref}`: a frame for the list, and one for each element above it. */
export function compileRepeated(compiler: Compiler, repeated: Repeated): Op {
  const read = compileLocalReader(repeated.ref);
  const before = compiler.size;
  const block = compiler.block(repeated.block);
  const between = compiler.block(repeated.between);
  const cost = compiler.size - before + 1;
  const alternate = compiler.alternate(repeated.alternate);
  if (isCutShort(repeated.block) || isCutShort(repeated.between)) {
    return compileCutRepeated(read, repeated.block, { block, between, alternate });
  }
  return (run, frame, out) => {
    const list = read(frame);
    if (!Array.isArray(list) || list.length === 0) return alternate.run(run, frame, out);
    run.charge(cost * list.length);
    const element = new Frame(undefined, new Frame(list, frame));
    return block.runEach(run, element, out, list, between);
  };
}

/** A loop whose block, or what stands between, lacks an instruction ends when it gets there. */
function compileCutRepeated(
  read: Reader,
  instructions: readonly Instruction[],
  { block, between, alternate }: Readonly<Record<'block' | 'between' | 'alternate', Block>>,
): Op {
  const hasBetween = !isCutShort(instructions);
  return (run, frame, out) => {
    const list = read(frame);
    if (!Array.isArray(list) || list.length === 0) return alternate.run(run, frame, out);
    const element = new Frame(undefined, new Frame(list, frame));
    const text = block.runEach(run, element, out, list.slice(0, 1), EMPTY);
    return hasBetween && list.length > 1 ? between.run(run, element, text) : text;
  };
}
