/** A JSON value and where it stands: an offset in the text. */
export interface JsonNode {
  readonly at: number;
  readonly value: string | number | boolean | null | readonly JsonNode[] | JsonObject;
}

export type JsonObject = ReadonlyMap<string, JsonNode>;

/** Where a text stops being JSON, and what should stand there. */
export class JsonMistake extends Error {
  override readonly name = 'JsonMistake';
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/**
 * Reads JSON and keeps the place of every value. Lenient as `.conf` files are read
 * (template-format §1): comments, trailing commas, unquoted keys and single quotes are fine, and
 * of two objects one after the other the first counts. Throws `JsonMistake`.
 */
export function parseLocatedJson(text: string): JsonNode {
  return new Reader(text).value();
}

const SPACE = /(?:\s|\uFEFF|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const STRING = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /[-+]?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const MAX_DEPTH = 200;

class Reader {
  readonly #text: string;
  #i = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(): JsonNode {
    this.#match(SPACE);
    const at = this.#i;
    if (++this.#depth > MAX_DEPTH) throw new JsonMistake('nested too deep', at);
    const value = this.#valueHere();
    this.#depth--;
    return { at, value };
  }

  #valueHere(): JsonNode['value'] {
    if (this.#take('{')) return this.#object();
    if (this.#take('[')) return this.#list();
    const start = this.#i;
    const text = this.#string();
    if (text !== undefined) return text;
    const word = this.#match(NAME);
    const known = WORDS.get(word ?? '');
    if (known !== undefined) return known;
    this.#i = start;
    const number = this.#match(NUMBER);
    if (number === undefined) return this.#fail('a value is expected');
    return Number(number);
  }

  #object(): JsonObject {
    const entries = new Map<string, JsonNode>();
    while (!this.#take('}')) {
      this.#match(SPACE);
      const key = this.#string() ?? this.#match(NAME);
      if (key === undefined) return this.#fail('a key in quotes or } is expected');
      if (!this.#take(':')) return this.#fail(`: is expected after the key ${key}`);
      entries.set(key, this.value());
      if (this.#take(',')) continue;
      if (!this.#take('}')) return this.#fail('a comma or } is expected');
      break;
    }
    return entries;
  }

  #list(): readonly JsonNode[] {
    const values: JsonNode[] = [];
    while (!this.#take(']')) {
      values.push(this.value());
      if (this.#take(',')) continue;
      if (!this.#take(']')) return this.#fail('a comma or ] is expected');
      break;
    }
    return values;
  }

  #string(): string | undefined {
    const quoted = this.#match(STRING);
    if (quoted !== undefined) return unquote(quoted);
    const next = this.#text[this.#i];
    if (next === '"' || next === "'") return this.#fail('this text has no end on its line');
    return undefined;
  }

  #take(character: string): boolean {
    this.#match(SPACE);
    const isThere = this.#text[this.#i] === character;
    if (isThere) this.#i++;
    return isThere;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#i;
    const found = pattern.exec(this.#text)?.[0];
    this.#i += found?.length ?? 0;
    return found;
  }

  #fail(expected: string): never {
    const isEnd = this.#i >= this.#text.length;
    throw new JsonMistake(isEnd ? `${expected}, but the file ends here` : expected, this.#i);
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

function unquote(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replace(/\\(?:u([\da-fA-F]{4})|([^]))/g, (_, code?: string, other?: string) =>
      code === undefined
        ? (ESCAPES[other!] ?? other!)
        : String.fromCharCode(Number.parseInt(code, 16)),
    );
}
