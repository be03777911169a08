/**
 * `npm run prove-blocks -- [--cases N] [--seed S]`: makes N data of every type of blocks by chance
 * (1,000), as its schema takes them, and asks of each that it is valid HTML and the same bytes each
 * time. The same seed makes the same data. Prints the smallest data of each type that breaks this.
 */
import { ensureInstalled } from './lib/install.mjs';
import { readWholeNumbers } from './lib/read-whole-numbers.ts';

ensureInstalled();
process.exitCode = await main();

async function main(): Promise<number> {
  const wish = readWholeNumbers({ cases: 1_000, seed: 1 });
  if (!wish) return 2;
  const { blockTypeTable } = await import('@sitewright/blocks');
  const { proveBlock } = await import('./prove-blocks/prove-block.ts');
  let broken = 0;
  for (const type of blockTypeTable.values()) {
    const fault = proveBlock(type, wish);
    if (fault !== undefined) console.log(fault);
    broken += Number(fault !== undefined);
  }
  console.log(`${blockTypeTable.size} types, ${wish.cases} data each: ${broken} broken.`);
  return broken === 0 ? 0 : 1;
}
