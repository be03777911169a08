import type { Alternate, Instruction, Root } from './instruction.ts';

/** Makes a finished tree immutable, so that it can be kept, shared and compared. */
export function freezeTree(root: Root): void {
  freezeInstruction(root);
}

function freezeBlock(block: readonly Instruction[]): void {
  for (const instruction of block) freezeInstruction(instruction);
  Object.freeze(block);
}

/** A chain of `{.or …}` may be long, so that it is followed and not descended into. */
function freezeInstruction(first: Instruction): void {
  let instruction: Alternate = first;
  while (instruction !== undefined && !Object.isFrozen(instruction)) {
    Object.freeze(instruction);
    if ('block' in instruction) freezeBlock(instruction.block);
    if ('between' in instruction) freezeBlock(instruction.between);
    instruction = 'alternate' in instruction ? instruction.alternate : undefined;
  }
}
