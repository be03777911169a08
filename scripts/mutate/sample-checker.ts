/**
 * A plugin of Stryker: lets only the drawn mutants through to the tests. The others count as not
 * compiled, which leaves them out of the score.
 */
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { PluginKind } from '@stryker-mutator/api/plugin';
import path from 'node:path';
import { chooseSample, type Draw } from './choose-sample.ts';

const draw: Draw = JSON.parse(process.env['MUTATION_DRAW'] ?? '{}');

class SampleChecker implements Checker {
  readonly #drawn = new Set<string>();

  async init(): Promise<void> {}

  /** Stryker hands all mutants over at once, so one group is all of them. */
  async group(mutants: Mutant[]): Promise<string[][]> {
    const candidates = mutants.map((mutant) => ({
      ...mutant,
      fileName: relative(mutant.fileName),
    }));
    for (const { id } of chooseSample(candidates, draw)) this.#drawn.add(id);
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    return Object.fromEntries(mutants.map(({ id }) => [id, this.#resultOf(id)]));
  }

  #resultOf(id: string): CheckResult {
    if (this.#drawn.has(id)) return { status: CheckStatus.Passed };
    return { status: CheckStatus.CompileError, reason: 'not drawn' };
  }
}

function relative(fileName: string): string {
  return path.relative(process.cwd(), fileName).replaceAll(path.sep, '/');
}

export const strykerPlugins = [
  { kind: PluginKind.Checker, name: 'sample', injectableClass: SampleChecker },
];
