/** One run of Stryker over a room, as a process of its own. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rootDir, toolEnv } from '../lib/install.mjs';
import type { Draw } from './choose-sample.ts';
import { testsOf, type MutationRoom } from './mutation-rooms.ts';
import { readReport, type MutationResult } from './read-report.ts';

export interface MutationRun {
  room: MutationRoom;
  draw: Draw;
  /** How many mutants are tried side by side. */
  concurrency: number;
}

/** Answers undefined when Stryker failed; it has said why. */
export function runStryker({ room, draw, concurrency }: MutationRun): MutationResult | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-mutate-'));
  const report = path.join(folder, 'report.json');
  const config = path.join(folder, 'stryker.json');
  try {
    fs.writeFileSync(config, JSON.stringify(optionsOf(room, { report, concurrency })));
    const { status } = spawnSync('stryker', ['run', config], {
      cwd: rootDir,
      stdio: 'inherit',
      env: toolEnv({
        MUTATION_DRAW: JSON.stringify(draw),
        MUTATION_TESTS: JSON.stringify(testsOf(room).map(testPattern)),
        // One database is enough to see a fault.
        TEST_DATABASE_URL: '',
      }),
    });
    if (status !== 0) return undefined;
    return readReport(JSON.parse(fs.readFileSync(report, 'utf8')));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function optionsOf(room: MutationRoom, { report, concurrency }: Record<string, unknown>) {
  const source = /\.tsx?$/.test(room.folder) ? room.folder : `${room.folder}/**/*.{ts,tsx}`;
  return {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/sample-checker.ts'],
    checkers: ['sample'],
    mutate: [source, '!**/*.test.{ts,tsx}', '!**/{tables,index}.ts', '!**/testing/**'],
    // TypeScript 7 has no programming interface for Stryker to read a configuration with.
    tsconfigFile: 'none.json',
    coverageAnalysis: 'perTest',
    ignorePatterns: ['/data', '/docs', '/e2e', '/test-results'],
    tempDirName: '.stryker-tmp',
    concurrency,
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    logLevel: 'warn',
    allowEmpty: true,
    disableTypeChecks: false,
    warnings: false,
  };
}

function testPattern(where: string): string {
  return /\.tsx?$/.test(where) ? where : `${where}/**/*.test.{ts,tsx}`;
}
