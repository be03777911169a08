import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProcess } from '../../apps/server/testing/run-process.ts';
import { createChance } from './chance.ts';
import { plants } from './plants.ts';

const root = path.join(import.meta.dirname, '../..');

async function proof(...args: string[]): Promise<string> {
  const { exit, output } = runProcess(['scripts/proof.ts', ...args], {});
  await exit;
  return output();
}

describe('npm run proof', () => {
  it('finds a shop whole after a kill, and finds out when what is held does not go back', async () => {
    const output = await proof('--plant', '2');
    expect(output).toMatch(/, [1-9]\d* killed, .*: all holds\ntaken out: /);
    expect(output).toMatch(/: BROKEN\n[\s\S]*\nfound\n$/);
  }, 240_000);

  it('says which protections there are, and what shows each', async () => {
    const output = await proof('--list');
    for (const { name, shownBy } of plants) expect(output).toContain(`${name} (${shownBy})`);
  }, 60_000);

  it.each(plants.flatMap(({ name, code }) => code.map((planted) => [name, planted] as const)))(
    'can take out: %s',
    (_, { file, find, replace }) => {
      const source = fs.readFileSync(path.join(root, file), 'utf8');
      expect(source.split(find)).toHaveLength(2);
      expect(replace).not.toBe(find);
    },
  );
});

describe('chance', () => {
  it('comes out the same for the same seed, and otherwise for another', () => {
    const draw = (seed: number) => {
      const chance = createChance(seed);
      return Array.from({ length: 20 }, () => chance.between(0, 999));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(8)).not.toEqual(draw(7));
    expect(draw(7).every((number) => number >= 0 && number <= 999)).toBe(true);
  });
});
