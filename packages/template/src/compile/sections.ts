import { Frame } from '../run/frame.ts';
import { compileLocalReader } from '../run/resolve.ts';
import type { Op } from '../run/run.ts';
import { isTruthy } from '../run/values.ts';
import type { Repeated, Section } from '../tree/instruction.ts';
import { NOTHING } from './nothing.ts';
import type { Compiler } from './compiler.ts';

/** `{.section ref}`: both branches run inside the frame of the value. */
export function compileSection(compiler: Compiler, section: Section): Op {
  const read = compileLocalReader(section.ref);
  const block = compiler.block(section.block);
  const alternate = compiler.alternate(section.alternate);
  if (alternate === NOTHING) {
    return (run, frame, out) => {
      const value = read(frame);
      return isTruthy(value) ? block(run, new Frame(value, frame), out) : out;
    };
  }
  return (run, frame, out) => {
    const value = read(frame);
    return (isTruthy(value) ? block : alternate)(run, new Frame(value, frame), out);
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
  return (run, frame, out) => {
    const list = read(frame);
    if (!Array.isArray(list) || list.length === 0) return alternate(run, frame, out);
    const listFrame = new Frame(list, frame);
    const item = new Frame(undefined, listFrame);
    const last = list.length - 1;
    for (let i = 0; i <= last; i++) {
      run.charge(cost);
      listFrame.index = i;
      item.reset(list[i]);
      out = block(run, item, out);
      if (i < last && between !== NOTHING) out = between(run, item, out);
      if (out.length > run.maxOutput) run.refuseOutput();
    }
    return out;
  };
}
