import type { PageDocument } from '@sitewright/contract';
import { copyRecord, noteWrite } from '../document/order.ts';

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

/**
 * Copies that a list of commands made for itself: nobody else has seen them, so it writes into them.
 * They are the document and its two records, which no command takes away or tells as a value.
 */
export type OwnCopies = WeakSet<object>;

/** How many steps lead into what may be an own copy. */
const stepsIntoOwn = 2;

interface Place {
  readonly path: Path;
  readonly to?: unknown;
  readonly rooted?: number;
}

/**
 * The document with another value there; undefined takes the field away. A copy, unless the list of
 * commands that it is written for has made one already: so many commands of a large page cost no
 * copy of it each. What lies behind the rooted steps is made, and goes when nothing is left in it.
 */
export function writeAt(document: PageDocument, place: Place, own: OwnCopies): PageDocument {
  // The way was found in this document, and commands are typed: the shape stays.
  return write(document, { rooted: place.path.length, ...place, own, depth: 0 }) as PageDocument;
}

type OpenPlace = Required<Pick<Place, 'path' | 'rooted'>> & {
  readonly to?: unknown;
  readonly own: OwnCopies;
  readonly depth: number;
};

function write(value: unknown, place: OpenPlace): unknown {
  const { to, own, depth, rooted } = place;
  const [step, ...path] = place.path;
  if (step === undefined) return to;
  const inner = write(readAt(value, [step]), { ...place, path, depth: depth + 1 });
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? inner : entry));
  const fields = copyOnce(Object(value), own, depth < stepsIntoOwn);
  noteWrite(fields, step);
  if (inner === undefined || (depth >= rooted && isEmptied(inner))) {
    Reflect.deleteProperty(fields, step);
    return fields;
  }
  // Also of a field that is named as something every object has.
  const field = { value: inner, enumerable: true, configurable: true, writable: true };
  return Object.defineProperty(fields, step, field);
}

function isEmptied(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function copyOnce(fields: object, own: OwnCopies, isKept: boolean): object {
  if (isKept && own.has(fields)) return fields;
  const copy = copyRecord(fields);
  if (isKept) own.add(copy);
  return copy;
}
