import type { ErrorText, ErrorType } from './catalogue.ts';
import { positionAt } from './position.ts';
import type { Position } from './position.ts';

/**
 * One error, as data. Errors are collected and never thrown.
 * The place is absent when a tree was given in its array form, which has no positions.
 */
export interface TemplateError {
  readonly type: ErrorType;
  /** A name from the catalogue, or the code that a plug-in chose. */
  readonly code: string;
  readonly message: string;
  /** From 1. */
  readonly line?: number;
  /** From 1, in UTF-16 units. */
  readonly column?: number;
  /** From 0, in UTF-16 units from the start of the template. */
  readonly offset?: number;
  /** Where the block began that the error ends. */
  readonly started?: Position;
  /** The partial that the place belongs to; absent for the template itself. */
  readonly partial?: string;
}

/** Where an error lies: an offset in a source text; −1 for nowhere. */
export interface Place {
  readonly source: string | undefined;
  readonly at: number;
  readonly startedAt?: number | undefined;
  readonly partial?: string | undefined;
}

type Wording = Omit<ErrorText, 'code'> & { readonly code: string };

/** Joins the wording of an error and its place. */
export function locateError(text: Wording, place: Place): TemplateError {
  const { source, at, startedAt, partial } = place;
  const isPlaced = source !== undefined && at >= 0;
  return Object.freeze({
    ...text,
    ...(isPlaced && { ...positionAt(source, at), offset: at }),
    ...(isPlaced && startedAt !== undefined && { started: positionAt(source, startedAt) }),
    ...(partial !== undefined && { partial }),
  });
}
