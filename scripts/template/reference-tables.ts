import { pluginGroups } from '@sitewright/formatters';
import { docOf } from '@sitewright/formatters/docs';
import type { PluginExample } from '@sitewright/formatters/docs';

/** Characters of data and of output that a table shows; the rest is `…`. */
const SHOWN = 90;

interface Named {
  readonly name: string;
}

interface Group {
  readonly name: string;
  readonly plugins: readonly Named[];
}

/** The tables of all formatters and predicates, as Markdown: arguments, words, an example. */
export function referenceTables(): string {
  const formatters = pluginGroups.map((group) => ({ ...group, plugins: group.formatters }));
  const predicates = pluginGroups.map((group) => ({ ...group, plugins: group.predicates }));
  return `${section('Formatters', formatters)}\n\n${section('Predicates', predicates)}`;
}

function section(title: string, groups: readonly Group[]): string {
  const tables = groups
    .filter(({ plugins }) => plugins.length > 0)
    .map(({ name, plugins }) => `**${name}**\n\n${table(plugins)}`);
  return [`### ${title}`, ...tables].join('\n\n');
}

function table(plugins: readonly Named[]): string {
  const rows = plugins.map((plugin) => {
    const { usage, summary, examples } = docOf(plugin);
    const [first] = examples ?? [];
    return [
      code(usage ? `${plugin.name} ${usage}` : plugin.name),
      escapeCell(summary),
      first ? example(first) : '',
    ];
  });
  return [['', 'does', 'example'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The example with its data. The whole of what is cut here stands in the full reference. */
function example({ template, data, output, error }: PluginExample): string {
  const json = JSON.stringify(data);
  const given = json === '{}' ? '' : ` with ${code(shorten(json))}`;
  const failed = error === undefined ? '' : `, and the error ${code(error)}`;
  return `${code(template)}${given} → ${code(shorten(output))}${failed}`;
}

/** On one line; a long text is cut where a tag or a word ends. */
export function shorten(text: string): string {
  const line = /\n/.test(text) ? text.trim().replace(/\s*\n\s*/g, ' ') : text;
  if (line.length <= SHOWN) return line;
  const cut = line.slice(0, SHOWN);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('>') + 1, cut.lastIndexOf(',') + 1);
  return `${cut.slice(0, end > SHOWN / 2 ? end : SHOWN).trimEnd()} …`;
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
