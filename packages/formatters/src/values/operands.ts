import { splitPath } from '@sitewright/template';
import type { Args, Path, PluginContext } from '@sitewright/template';

/** An argument of a comparison: a value written in the template, or a reference. */
export type Operand = { readonly value: unknown } | { readonly path: Path };

const jsonStart = /^["\d[{]|^-\d|^(?:true|false|null)$/;

/** Reads the arguments: what starts like JSON and is JSON is a value, anything else a reference. */
export function parseOperands({ list }: Args): readonly Operand[] {
  return list.map(parseOperand);
}

function parseOperand(text: string): Operand {
  return parseJson(text) ?? { path: splitPath(text) };
}

/** Undefined for what is not JSON, such as `12px`. */
function parseJson(text: string): Operand | undefined {
  if (!jsonStart.test(text)) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** True for JSON and for what begins like a reference, which an author may have meant. */
export function jsonOrReference(text: string): boolean {
  return /^(?:[@\d]|\$?[a-zA-Z])/.test(text) || parseJson(text) !== undefined;
}

/** The value that an operand stands for now. */
export function resolveOperand(operand: Operand, ctx: PluginContext): unknown {
  return 'path' in operand ? ctx.resolve(operand.path) : operand.value;
}
