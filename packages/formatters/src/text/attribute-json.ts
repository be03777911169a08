import type { Budget } from '../values/charge.ts';
import { escapeAttribute } from './escape.ts';
import { toScriptJson } from './json.ts';

const MAX_NAMES = 2000;
const MAX_NAME_LENGTH = 100;

/** Beyond this length the run is asked whether a text may grow further. */
const LONG = 16 * 1024 * 1024;

/** Names of fields as they are written, `&quot;price&quot;:`; they repeat from row to row. */
const names = new Map<string, string>();

/**
 * JSON of a value, escaped for an attribute: the same as `json` and then `htmlattr`, in one pass,
 * because product pages carry long lists of variants. A missing value gives ''.
 */
export function toAttributeJson(value: unknown, ctx: Budget): string {
  return value === undefined ? '' : write('', value, ctx);
}

/** The text with a value after it. */
function write(text: string, value: unknown, ctx: Budget): string {
  if (typeof value === 'string') return text + quote(value);
  if (typeof value === 'number') return text + (Number.isFinite(value) ? value : 'null');
  if (typeof value === 'boolean') return text + (value ? 'true' : 'false');
  if (typeof value !== 'object' || value === null) return `${text}null`;
  ctx.charge(1);
  if (text.length > LONG) ctx.chargeText(text.length);
  return Array.isArray(value) ? writeList(text, value, ctx) : writeObject(text, value, ctx);
}

function writeList(before: string, list: readonly unknown[], ctx: Budget): string {
  let text = `${before}[`;
  for (let i = 0; i < list.length; i++) text = write(i === 0 ? text : `${text},`, list[i], ctx);
  return `${text}]`;
}

/** JSON objects inherit nothing that can be enumerated. */
function writeObject(before: string, value: object, ctx: Budget): string {
  let text = before;
  let mark = '{';
  for (const name in value) {
    text = write(text + mark + nameOf(name), (value as Record<string, unknown>)[name], ctx);
    mark = ',';
  }
  return mark === '{' ? `${text}{}` : `${text}}`;
}

function nameOf(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const written = `${quote(name)}:`;
  if (name.length > MAX_NAME_LENGTH) return written;
  if (names.size >= MAX_NAMES) names.clear();
  names.set(name, written);
  return written;
}

function quote(text: string): string {
  return isPlain(text) ? `&quot;${text}&quot;` : escapeAttribute(toScriptJson(text));
}

/** True when JSON and the attribute write all characters as they are. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // Control characters, surrogates, and " & < > \
    if (code < 0x20 || (code >= 0xd800 && code < 0xe000)) return false;
    if (code === 34 || code === 38 || code === 60 || code === 62 || code === 92) return false;
  }
  return true;
}
