import type { Code } from './array-form.ts';
import { OP } from './opcode.ts';

const BLOCK = 1;
const INSTRUCTION = 2;

/** Which fields of an instruction's array hold a block or an instruction. */
const SHAPES: Readonly<Partial<Record<number, readonly number[]>>> = {
  [OP.SECTION]: [0, 0, BLOCK, INSTRUCTION],
  [OP.REPEATED]: [0, 0, BLOCK, INSTRUCTION, BLOCK],
  [OP.PREDICATE]: [0, 0, 0, BLOCK, INSTRUCTION],
  [OP.OR_PREDICATE]: [0, 0, 0, BLOCK, INSTRUCTION],
  [OP.IF]: [0, 0, 0, BLOCK, INSTRUCTION],
  [OP.MACRO]: [0, 0, BLOCK],
  [OP.ROOT]: [0, 0, BLOCK, INSTRUCTION],
  [OP.STRUCT]: [0, 0, BLOCK],
};

/** The array form as readable JSON: one instruction a line, blocks indented. */
export function prettyCode(code: Code, indent = '  '): string {
  return prettyInstruction(code, indent, 0);
}

/** A chain of `{.or …}` may be long, so that it is followed and not descended into. */
function prettyInstruction(first: unknown, indent: string, depth: number): string {
  let start = '';
  let end = '';
  let instruction = first;
  for (let shape = shapeOf(first); shape !== undefined; shape = shapeOf(instruction)) {
    const fields = instruction as readonly unknown[];
    const next = shape.indexOf(INSTRUCTION);
    const parts = fields.map((field, i) => {
      if (i === next) return '';
      return shape[i] === BLOCK ? prettyBlock(field, indent, depth + 1) : prettyValue(field);
    });
    if (next === -1 || next >= fields.length) return `${start}[${parts.join(', ')}]${end}`;
    start += `[${parts.slice(0, next).join(', ')}, `;
    end = `${parts.slice(next).join(', ')}]${end}`;
    instruction = fields[next];
  }
  // What JSON makes of a missing alternate prints as nothing, as a missing one does.
  return start + (instruction === null ? '' : prettyValue(instruction)) + end;
}

function shapeOf(instruction: unknown): readonly number[] | undefined {
  const op: unknown = Array.isArray(instruction) ? instruction[0] : undefined;
  return typeof op === 'number' ? SHAPES[op] : undefined;
}

function prettyBlock(block: unknown, indent: string, depth: number): string {
  if (!Array.isArray(block) || block.length === 0) return '[]';
  const lines = block.map(
    (instruction) => indent.repeat(depth) + prettyInstruction(instruction, indent, depth + 1),
  );
  return `[\n${lines.join(',\n')}\n${indent.repeat(depth - 1)}]`;
}

/** What no JSON can say, and what is nested too deep for it, prints as nothing. */
function prettyValue(value: unknown): string {
  try {
    return prettyJson(value);
  } catch {
    return '';
  }
}

function prettyJson(value: unknown): string {
  return Array.isArray(value)
    ? `[${value.map(prettyJson).join(', ')}]`
    : (JSON.stringify(value) ?? '');
}
