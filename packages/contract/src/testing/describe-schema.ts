import { z } from 'zod';

type Json = z.core.JSONSchema._JSONSchema;
type Direction = 'input' | 'output';

/**
 * Makes what writes a schema as one line of text, for tests that write shapes out:
 * `{id: text 1..64, sku?: text}`. A field with `?` may be missing, `a | b` is one of them, `[…]` a
 * list, `{*: …}` has any names. What a pattern or a check of its own refuses is not written.
 * @param named shapes that are written by their name, but for a whole schema that is spelt out
 */
export function makeSchemaWriter(named: Readonly<Record<string, z.ZodType>>) {
  const shapes = { input: shapesOf(named, 'input'), output: shapesOf(named, 'output') };
  return (schema: z.ZodType, direction: Direction, { isSpelt = false } = {}): string => {
    const json = toJson(schema, direction);
    return isSpelt ? spell(json, write) : write(json);

    function write(part: Json): string {
      return shapes[direction].get(JSON.stringify(part)) ?? spell(part, write);
    }
  };
}

function shapesOf(named: Readonly<Record<string, z.ZodType>>, direction: Direction) {
  return new Map(
    Object.entries(named).map(([name, schema]) => [
      JSON.stringify(toJson(schema, direction)),
      name,
    ]),
  );
}

function toJson(schema: z.ZodType, io: Direction): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io });
  return json;
}

function spell(json: Json, write: (part: Json) => string): string {
  if (typeof json === 'boolean') return 'any';
  const choices = json.anyOf ?? json.oneOf;
  if (choices) return choices.map(write).join(' | ');
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.enum) return json.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(json.type)) return json.type.map((type) => write({ type })).join(' | ');
  if (json.type === 'array') return `[${[json.items ?? true].flat().map(write).join(', ')}]`;
  if (json.type === 'object') return spellObject(json, write);
  if (json.type === 'string') return `text${bounds(json.minLength, json.maxLength)}`;
  if (json.type === 'integer') return `int${bounds(json.minimum, json.maximum)}`;
  return json.type ?? 'any';
}

function spellObject(
  { properties = {}, required = [], additionalProperties: others }: z.core.JSONSchema.BaseSchema,
  write: (part: Json) => string,
): string {
  const fields = Object.entries(properties).map(
    ([name, part]) => `${name}${required.includes(name) ? '' : '?'}: ${write(part)}`,
  );
  const rest = typeof others === 'object' ? [`*: ${write(others)}`] : [];
  return `{${[...fields, ...rest].join(', ')}}`;
}

function bounds(least?: number, most?: number): string {
  const start = least === undefined || least === Number.MIN_SAFE_INTEGER ? '' : least;
  const end = most === undefined || most === Number.MAX_SAFE_INTEGER ? '' : most;
  return start === '' && end === '' ? '' : ` ${start}..${end}`;
}
