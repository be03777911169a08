/**
 * Writes the tables of formatters and predicates into `packages/template/README.md`, from their
 * documentation.
 *
 *   node scripts/template-docs.ts [--check]
 *
 * `--check` changes nothing and exits with 1 when the README is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pluginGroups } from '@sitewright/formatters';
import { docOf } from '@sitewright/formatters/docs';
import type { PluginExample } from '@sitewright/formatters/docs';

const README = new URL('../packages/template/README.md', import.meta.url);
const START = '<!-- plugins:start -->';
const END = '<!-- plugins:end -->';

interface Named {
  readonly name: string;
}

const readme = readFileSync(README, 'utf8');
const updated = replaceTables(readme);
if (!process.argv.includes('--check')) {
  writeFileSync(README, updated);
} else if (updated !== readme) {
  console.error('packages/template/README.md is out of date: node scripts/template-docs.ts');
  process.exitCode = 1;
}

function replaceTables(text: string): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start === -1 || end < start) throw new Error('The README has no place for the tables.');
  const tables = [
    section(
      'Formatters',
      pluginGroups.map((group) => ({ ...group, plugins: group.formatters })),
    ),
    section(
      'Predicates',
      pluginGroups.map((group) => ({ ...group, plugins: group.predicates })),
    ),
  ];
  return `${text.slice(0, start + START.length)}\n\n${tables.join('\n\n')}\n\n${text.slice(end)}`;
}

function section(
  title: string,
  groups: readonly { readonly name: string; readonly plugins: readonly Named[] }[],
): string {
  const tables = groups
    .filter(({ plugins }) => plugins.length > 0)
    .map(({ name, plugins }) => `**${name}**\n\n${table(plugins)}`);
  return [`### ${title}`, ...tables].join('\n\n');
}

function table(plugins: readonly Named[]): string {
  const rows = plugins.map((plugin) => {
    const { usage, summary, examples } = docOf(plugin);
    return [
      code(usage ? `${plugin.name} ${usage}` : plugin.name),
      escapeCell(summary),
      example(examples?.[0]),
    ];
  });
  return [['', 'does', 'example'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Short examples only: a table is for looking up. */
function example(first: PluginExample | undefined): string {
  if (first === undefined) return '';
  const text = `${code(first.template)} → ${code(first.output)}`;
  const isShort = first.template.length <= 60 && first.output.length <= 60;
  return isShort && !/\n/.test(first.template + first.output) ? text : '';
}

/** Inline code that may hold backticks; a pipe must be escaped even there. */
function code(text: string): string {
  if (text === '') return 'nothing';
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${escapeCell(text)}${fence}`;
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
