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

function prettyInstruction(instruction: unknown, indent: string, depth: number): string {
  const fields: readonly unknown[] = Array.isArray(instruction) ? instruction : [];
  const shape = SHAPES[Number(fields[0])];
  if (shape === undefined) return prettyValue(instruction);
  const parts = fields.map((field, i) => {
    if (shape[i] === BLOCK) return prettyBlock(field, indent, depth + 1);
    return shape[i] === INSTRUCTION ? prettyInstruction(field, indent, depth) : prettyValue(field);
  });
  return `[${parts.join(', ')}]`;
}

function prettyBlock(block: unknown, indent: string, depth: number): string {
  if (!Array.isArray(block) || block.length === 0) return '[]';
  const lines = block.map(
    (instruction) => indent.repeat(depth) + prettyInstruction(instruction, indent, depth + 1),
  );
  return `[\n${lines.join(',\n')}\n${indent.repeat(depth - 1)}]`;
}

function prettyValue(value: unknown): string {
  return Array.isArray(value)
    ? `[${value.map(prettyValue).join(', ')}]`
    : (JSON.stringify(value) ?? '');
}
