import type { AnyFormatter, AnyPredicate, PluginExample, PluginGroup } from '../plugin.ts';
import { docOf } from './plugin-docs.ts';

const MAX_IN_LINE = 80;

/** The words of a group before its entries. */
const headings: Readonly<Record<string, string>> = {
  core: 'Text, numbers, lists and comparisons',
  content: 'Images, video, colours, and what an item is',
  commerce: 'Products and the cart',
  date: 'Dates',
  i18n: 'Numbers, money, dates and messages of a locale',
  social: 'Comments, likes, sharing and calendars',
  slide: 'Cover pages',
  legacy: 'Names of old templates',
};

/**
 * The reference for template authors, as Markdown: every formatter and predicate with its
 * arguments, what it does, and an example that runs as a test.
 */
export function writeReference(groups: readonly PluginGroup[]): string {
  return `# Formatters and predicates\n\n${intro}\n\n${groups.map(writeGroup).join('\n')}`;
}

const intro = [
  'What templates can do with values: `{value|formatter arguments}`, and what they can ask:',
  '`{.predicate? arguments}`. A formatter takes the value before it; a predicate looks at the current',
  'value. Arguments in brackets may be left out. All examples run as tests.',
].join('\n');

function writeGroup({ name, formatters, predicates }: PluginGroup): string {
  const entries = [...formatters, ...predicates].map(writeEntry);
  return `## ${headings[name] ?? name}\n\n${entries.join('\n')}`;
}

function writeEntry(plugin: AnyFormatter | AnyPredicate): string {
  const { name } = plugin;
  const { usage, summary, examples } = docOf(plugin);
  const title = usage === undefined ? name : `${name} ${usage}`;
  const lines = (examples ?? []).map(writeExample);
  return `### \`${title}\`\n\n${summary}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`;
}

function writeExample({ template, data, output, locale, note, error }: PluginExample): string {
  const parts = [
    `- ${code(template)} with ${code(JSON.stringify(data))}`,
    locale === undefined ? '' : ` in ${code(locale)}`,
    ` gives ${writeOutput(output)}`,
    error === undefined ? '' : ` It comes with the error ${code(error)}.`,
    note === undefined ? '' : ` ${note}`,
  ];
  return parts.join('');
}

/** Output in the line when it is short, else as a block of its own. */
function writeOutput(output: string): string {
  if (output === '') return 'nothing.';
  const lines = output.replace(/^\s+|\s+$/g, '').split('\n');
  if (lines.length === 1 && output.length <= MAX_IN_LINE) return `${code(output.trim())}.`;
  return ['', '', '  ```text', ...lines.map((line) => `  ${line}`), '  ```'].join('\n');
}

/** Text as a code span. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
