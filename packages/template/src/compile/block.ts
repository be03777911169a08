import type { Op } from '../run/run.ts';
import type { Instruction } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import type { Compiler } from './compiler.ts';
import { compileInstruction } from './instruction.ts';
import { NOTHING } from './nothing.ts';
import { Segments } from './segments.ts';

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

/** One closure for a block; texts and plain variables beside each other become one step. */
export function compileBlock(compiler: Compiler, instructions: readonly Instruction[]): Op {
  const ops: Op[] = [];
  let segments = new Segments();
  for (const instruction of instructions) {
    if (SILENT.has(instruction.op)) continue;
    compiler.count(1);
    if (addSegment(segments, instruction)) continue;
    if (!segments.isEmpty) ops.push(segments.compile());
    segments = new Segments();
    ops.push(compileInstruction(compiler, instruction));
  }
  if (!segments.isEmpty) ops.push(segments.compile());
  return sequence(ops);
}

function addSegment(segments: Segments, instruction: Instruction): boolean {
  if (instruction.op === OP.TEXT) {
    segments.addText(instruction.text);
    return true;
  }
  if (instruction.op === OP.VARIABLE && instruction.calls.length === 0) {
    segments.addVariable(instruction.refs[0] ?? []);
    return true;
  }
  const text = FIXED_TEXT[instruction.op];
  if (text !== undefined) segments.addText(text);
  return text !== undefined;
}

/** Runs the steps in order. */
function sequence(ops: readonly Op[]): Op {
  const [first, second, third] = ops;
  if (first === undefined) return NOTHING;
  if (second === undefined) return first;
  if (third === undefined) return (run, frame, out) => second(run, frame, first(run, frame, out));
  if (ops.length === 3) {
    return (run, frame, out) => third(run, frame, second(run, frame, first(run, frame, out)));
  }
  return (run, frame, out) => {
    for (let i = 0; i < ops.length; i++) out = ops[i]!(run, frame, out);
    return out;
  };
}
