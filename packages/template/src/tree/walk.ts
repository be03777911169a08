import type { Instruction } from './instruction.ts';

/** Every instruction of a tree, the given one first, in the order of the template. */
export function* walkTree(root: Instruction): Generator<Instruction> {
  const waiting: Instruction[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (const child of childrenOf(next).toReversed()) waiting.push(child);
  }
}

function childrenOf(instruction: Instruction): readonly Instruction[] {
  const block = 'block' in instruction ? instruction.block : [];
  const between = 'between' in instruction ? instruction.between : [];
  const alternate = 'alternate' in instruction ? instruction.alternate : undefined;
  return [...block, ...between, ...(alternate === undefined ? [] : [alternate])];
}
