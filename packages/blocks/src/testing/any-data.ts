/** Data of blocks as their schemas allow it, for tests of properties. */
import fc from 'fast-check';
import { z } from 'zod';
import { nameItems } from '../types/items.ts';
import type { BlockType } from '../types/block-type.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Pieces of texts that markup, addresses and readers from right to left stumble over. */
const pieces = [
  'words',
  ' ',
  '<b>',
  '</div>',
  '"',
  "'",
  '&',
  '&amp;',
  '<!--',
  '{title}',
  '{.if}',
  'שלום',
  'مرحبا',
  '日本',
  '🍐',
  '\n',
  '\t',
  '0',
  '-->',
  '`',
  '\\',
  '_a_ **b**',
];

const text = fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((parts) => parts.join(''));

const address = fc.oneof(
  fc.constantFrom(
    '/about',
    '#place',
    'https://example.com/?a=1&b="2"',
    'https://youtu.be/M7lc1UVf-VE',
    'https://vimeo.com/76979871',
    'javascript:alert(1)',
    'mailto:a@b.example',
    '//evil.example',
  ),
  text,
);

/** Files, pages and things of the site; some of them are gone. */
const id = fc.constantFrom('sample', 'gone', 'film.mp4', 'words.vtt', 'a"b<c>');

/** Rich text as editors keep it. */
const inline = fc.oneof(
  fc.constantFrom(
    'words',
    '<strong>strong</strong>',
    '<em>em</em>',
    '<a href="/about">About</a>',
    '<span class="sw-ink-c0392b">red</span>',
    '<span class="sw-note" data-note="A &quot;note&quot; &lt;b&gt;"></span>',
    '<br>',
    'שלום',
    '&lt;tag&gt; &amp; more',
  ),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const part = fc.oneof(
  line.map((words) => `<p>${words}</p>`),
  line.map((words) => `<h3>${words}</h3>`),
  line.map((words) => `<blockquote><p>${words}</p></blockquote>`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => `<ul>${lines.map((one) => `<li><p>${one}</p></li>`).join('')}</ul>`),
  line.map(
    (words) => `<table><tbody><tr><th scope="col">${words}</th><td>1</td></tr></tbody></table>`,
  ),
);
const richText = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));

/** What its schema takes of a block of some type. */
export function anyDataOf(type: BlockType): fc.Arbitrary<object> {
  const schema = z.toJSONSchema(type.schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const whole = valueOf(schema, '', new Set(type.htmlFields)) as fc.Arbitrary<object>;
  return whole
    .map((data) => ({ ...Object(type.initial), ...data }) as object)
    .map((data) => (type.schema.safeParse(data).success ? data : fitting(type, data)));
}

/** What of some data a schema takes, field by field, on top of the data of its sample. */
function fitting(type: BlockType, data: object): object {
  let known: object = Object(type.sample);
  for (const [name, value] of Object.entries(data)) {
    const next = { ...known, [name]: value };
    if (type.schema.safeParse(next).success) known = next;
  }
  return known;
}

function valueOf(
  schema: JsonSchema,
  name: string,
  html: ReadonlySet<string>,
): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valueOf(one, name, html)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, html);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 4 } = schema;
      const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
      return fc.array(valueOf(items, name, html), bounds);
    }
    case 'object':
      return fieldsOf(schema, html);
    default:
      return fc.constantFrom(undefined, null, 'any', 7, [], {});
  }
}

function textOf(
  { pattern, minLength = 0, maxLength = 1_000 }: JsonSchema,
  name: string,
  html: ReadonlySet<string>,
): fc.Arbitrary<string> {
  if (html.has(name)) return richText;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' });
  const words = name.endsWith('Id') ? id : /url|address|href/i.test(name) ? address : text;
  return words.map((one) => one.slice(0, maxLength).padEnd(minLength, 'x'));
}

function numberOf({ type, minimum = -1_000, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const bounds = { min: Math.max(minimum, -1e13), max: Math.min(maximum, 1e13) };
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(bounds.min), max: Math.floor(bounds.max) })
    : fc.double({ ...bounds, noNaN: true });
}

function fieldsOf(schema: JsonSchema, html: ReadonlySet<string>): fc.Arbitrary<object> {
  const { properties, additionalProperties, required = [] } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, valueOf(field, name, html)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  }
  if (typeof additionalProperties !== 'object') return fc.constant({});
  const item = valueOf(additionalProperties, '', html);
  const items = fc.array(item, { maxLength: 3 });
  if (additionalProperties.properties?.['order'] === undefined) {
    return items.map((all) => Object.fromEntries(all.map((one, at) => [`k${at}`, one])));
  }
  return items.map((all) => nameItems(all.map((one) => ({ ...Object(one), order: undefined }))));
}
