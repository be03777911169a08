import type { PageDocument } from '@sitewright/contract';

/** The way to a value of a document: names of fields and places in lists. */
export type Path = readonly (string | number)[];

/** What stands there; undefined for nothing. Only what a document holds itself counts. */
export function readAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const step of path) {
    if (!holds(here, step)) return undefined;
    here = Reflect.get(here, step);
  }
  return here;
}

/** True when a value can have something at that step. */
export function canHold(value: unknown, step: string | number): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value)
    ? typeof step === 'number' && step < value.length
    : typeof step === 'string';
}

function holds(value: unknown, step: string | number): value is object {
  return canHold(value, step) && Object.hasOwn(value, step);
}

/** A copy of the document with another value there; undefined takes the field away. */
export function writeAt(document: PageDocument, path: Path, to: unknown): PageDocument {
  // The way was found in this document, and commands are typed: the shape stays.
  return write(document, path, to) as PageDocument;
}

function write(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const inner = write(readAt(value, [step]), rest, to);
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? inner : entry));
  const fields = Object.entries(Object(value)).filter(([name]) => name !== step);
  const kept = inner === undefined ? [] : [[String(step), inner] as const];
  return Object.fromEntries([...fields, ...kept]);
}
