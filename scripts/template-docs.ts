/**
 * Writes the tables of formatters and predicates into `packages/template/README.md`, from their
 * documentation.
 *
 *   node scripts/template-docs.ts [--check]
 *
 * `--check` changes nothing and exits with 1 when the README is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './template/readme-tables.ts';

const README = new URL('../packages/template/README.md', import.meta.url);

const readme = readFileSync(README, 'utf8');
const updated = withTables(readme);
if (!process.argv.includes('--check')) {
  writeFileSync(README, updated);
} else if (updated !== readme) {
  console.error('packages/template/README.md is out of date: node scripts/template-docs.ts');
  process.exitCode = 1;
}
