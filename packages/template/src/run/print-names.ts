import type { Frame } from './frame.ts';
import { indexOf, lookupName } from './resolve.ts';
import type { Name } from './resolve.ts';
import type { Run } from './run.ts';
import { ENDING } from './step.ts';
import type { NamePrinter, Step } from './step.ts';
import { emit, isYes } from './values.ts';

/** The first positions as text. */
const POSITIONS = Array.from({ length: 1000 }, (_, i) => String(i + 1));

/** Prints any NAMES step. What it does not have is not looked up. */
export const printNames: NamePrinter = (run, step, data, frame, position) => {
  const { count } = step;
  const value0 = count > 0 ? data[step.name] : undefined;
  const value1 = count > 1 ? data[step.name1] : undefined;
  const value2 = count > 2 ? data[step.name2] : undefined;
  const value3 = count > 3 ? data[step.name3] : undefined;
  const chosen = step.ending === ENDING.CHOICE ? data[step.choice] : undefined;
  return print(run, step, frame, position, value0, value1, value2, value3, chosen);
};

/** A printer that no other step has, while there are any. */
export function takePrinter(): NamePrinter {
  return OWN.pop() ?? printNames;
}

/** The values are parameters and no list, which would have to be made each time. */
function print(
  run: Run,
  step: Step,
  frame: Frame,
  position: number,
  value0: unknown,
  value1: unknown,
  value2: unknown,
  value3: unknown,
  chosen: unknown,
): string {
  const { count, ending } = step;
  let out = step.text;
  if (step.hasPosition) out += positionText(frame, position) + step.text0;
  if (count > 0) out = printValues(run, step, frame, out, value0, value1, value2, value3);
  if (ending === ENDING.NOTHING) return out;
  if (ending === ENDING.TEXT) return out + step.yes;
  return out + (isYes(chosen ?? lookupName(frame, step.choice)) ? step.yes : step.no);
}

function printValues(
  run: Run,
  step: Step,
  frame: Frame,
  before: string,
  value0: unknown,
  value1: unknown,
  value2: unknown,
  value3: unknown,
): string {
  const { count } = step;
  // Each text is added to what is known to be a text, which is what makes this fast.
  let out = before + (typeof value0 === 'string' ? value0 : textOf(run, frame, step.name, value0));
  if (count === 1) return out;
  out += step.text1;
  out += typeof value1 === 'string' ? value1 : textOf(run, frame, step.name1, value1);
  if (count === 2) return out;
  out += step.text2;
  out += typeof value2 === 'string' ? value2 : textOf(run, frame, step.name2, value2);
  if (count === 3) return out;
  out += step.text3;
  return out + (typeof value3 === 'string' ? value3 : textOf(run, frame, step.name3, value3));
}

/** The position from 1, in the list that runs or else in the nearest one around. */
function positionText(frame: Frame, position: number): string {
  const index = position === -1 ? indexOf(frame) : position + 1;
  return index === undefined ? '' : (POSITIONS[index - 1] ?? String(index));
}

/** A value of the data that is no text; when there is none, its name is looked up further down. */
function textOf(run: Run, frame: Frame, name: Name, value: unknown): string {
  return printOther(run, '', value ?? lookupName(frame, name));
}

/** The output with a value after it that may be no text; a long list is not free. */
export function printOther(run: Run, out: string, value: unknown): string {
  const next = emit(out, value);
  if (typeof value === 'object') {
    if (next.length > run.maxOutput) run.refuseOutput();
    run.chargeText(next.length - out.length);
  }
  return next;
}

/**
 * Printers that are all the same. A JavaScript engine remembers, for each place in the text of a
 * program that reads a property, where the last few kinds of objects had it. The places in
 * `printNames` see all names of all templates, so that there is nothing to remember; a step that
 * has a printer to itself finds its values at once.
 */
const OWN: NamePrinter[] = [
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
  (r, s, d, f, p) => print(r, s, f, p, d[s.name], d[s.name1], d[s.name2], d[s.name3], d[s.choice]),
];
