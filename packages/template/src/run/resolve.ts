import type { Path } from '../plugin.ts';
import type { Frame } from './frame.ts';

/** A name of the data, or the number of an element of a list. */
export type Name = string | number;

/**
 * How names become values. Only own properties of the data are ever read: a name that also
 * exists on a JavaScript prototype takes the slow way with an own check, any other name cannot
 * be inherited and is read directly.
 */
export type Data = Readonly<Record<Name, unknown>>;

/** True when plain data could inherit the name. */
function isInheritable(name: Name): boolean {
  return typeof name === 'string' && (name in Object.prototype || name in Array.prototype);
}

function ownProperty(value: object, name: Name): unknown {
  return Object.hasOwn(value, name) ? (value as Data)[name] : undefined;
}

/** `name` of a value as the first name of a reference: arrays give `length` and elements. */
function firstMember(value: unknown, name: Name): unknown {
  return typeof value === 'object' && value !== null ? ownProperty(value, name) : undefined;
}

/** `name` of a value further along a reference: arrays give elements only. */
export function member(value: unknown, name: Name): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (typeof name === 'string' && Array.isArray(value)) return undefined;
  return ownProperty(value, name);
}

/** Looks a plain, not inheritable name up the stack. The fast way for most references. */
export function lookupName(start: Frame, name: Name): unknown {
  let frame: Frame | null = start;
  do {
    const { value } = frame;
    if (typeof value === 'object' && value !== null) {
      const found = (value as Data)[name];
      if (found !== undefined) return found;
    }
    if (frame.isPrivate) return undefined;
    frame = frame.parent;
  } while (frame !== null);
  return undefined;
}

/** A first name within one frame. */
function nameInFrame(frame: Frame, name: Name): unknown {
  if (typeof name !== 'string' || name.charCodeAt(0) !== 64) return firstMember(frame.value, name);
  switch (name) {
    case '@':
      return frame.value;
    case '@index':
      return frame.index === -1 ? undefined : frame.index + 1;
    case '@index0':
      return frame.index === -1 ? undefined : frame.index;
    default:
      return frame.getVariable(name);
  }
}

/** `@index`: the position, from 1, in the nearest loop. */
export function indexOf(start: Frame): number | undefined {
  let frame: Frame | null = start;
  do {
    if (frame.index !== -1) return frame.index + 1;
    if (frame.isPrivate) return undefined;
    frame = frame.parent;
  } while (frame !== null);
  return undefined;
}

function lookupAny(start: Frame, name: Name): unknown {
  let frame: Frame | null = start;
  do {
    const found = nameInFrame(frame, name);
    if (found !== undefined || frame.isPrivate) return found;
    frame = frame.parent;
  } while (frame !== null);
  return undefined;
}

/** The value of a path: its first name looked up the stack, the rest inside what was found. */
export function resolvePath(frame: Frame, path: Path): unknown {
  const first = path[0];
  if (first === undefined) return undefined;
  let value = first === '@' ? frame.value : lookupAny(frame, first);
  for (let i = 1; i < path.length; i++) value = member(value, path[i]!);
  return value;
}

function resolveHere(frame: Frame, path: Path): unknown {
  const first = path[0];
  if (first === undefined) return undefined;
  let value = nameInFrame(frame, first);
  for (let i = 1; i < path.length; i++) value = member(value, path[i]!);
  return value;
}

/** Reads the value of one reference. */
export type Reader = (frame: Frame) => unknown;

/** A reader made for the shape of the path. */
export function compileReader(path: Path): Reader {
  const [first, second] = path;
  if (first === undefined) return () => undefined;
  if (path.length === 1) return compileName(first);
  if (path.length === 2 && first !== '@' && !isSpecial(first) && isPlainMember(second!)) {
    return (frame) => {
      const value = lookupName(frame, first);
      return typeof value === 'object' && value !== null ? (value as Data)[second!] : undefined;
    };
  }
  return (frame) => resolvePath(frame, path);
}

/** A reader that looks for the first name in its frame only, as sections do. */
export function compileLocalReader(path: Path): Reader {
  const [name] = path;
  if (path.length !== 1 || name === undefined || isSpecial(name)) {
    return (frame) => resolveHere(frame, path);
  }
  return (frame) => {
    const { value } = frame;
    return typeof value === 'object' && value !== null ? (value as Data)[name] : undefined;
  };
}

function compileName(name: Name): Reader {
  if (name === '@') return (frame) => frame.value;
  if (name === '@index') return indexOf;
  return isSpecial(name) ? (frame) => lookupAny(frame, name) : (frame) => lookupName(frame, name);
}

/** True for names that are read in a value as they are: lists have elements by number only. */
export function isPlainMember(name: Name): boolean {
  return typeof name === 'number' || !(isSpecial(name) || isDigit(name.charCodeAt(0)));
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

/** True for names that need more than a property read. */
export function isSpecial(name: Name): boolean {
  return isInheritable(name) || (typeof name === 'string' && name.charCodeAt(0) === 64);
}
