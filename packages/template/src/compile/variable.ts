import { Frame } from '../run/frame.ts';
import { compileReader } from '../run/resolve.ts';
import type { Reader } from '../run/resolve.ts';
import type { Op, Run } from '../run/run.ts';
import { emit } from '../run/values.ts';
import type { Variable } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { bindCalls, needsContext } from './calls.ts';
import type { BoundCall } from './calls.ts';
import type { Compiler } from './compiler.ts';

/** `{a, b|name args|name}`: formatters see the first value as a frame of its own. */
export function compileVariable(compiler: Compiler, variable: Variable): Op {
  const { at } = variable;
  const readers = variable.refs.map(compileReader);
  const read = readers[0] ?? (() => undefined);
  const calls = bindCalls(compiler, variable.calls);
  const rest = readers.slice(1);
  if (rest.length === 0 && !calls.some(needsContext)) return compilePure(read, calls, at);
  return (run, frame, out) => {
    const first = read(frame);
    const inner = new Frame(first, frame);
    const saved = run.frame;
    run.frame = inner;
    run.at = at;
    try {
      return append(run, out, applyCalls(run, calls, readAll(first, rest, frame)));
    } catch (error) {
      run.fail(error, OP.VARIABLE);
      return out;
    } finally {
      run.frame = saved;
    }
  };
}

/** Formatters that look at nothing but the value: no frame, no list of values. */
function compilePure(read: Reader, calls: readonly BoundCall[], at: number): Op {
  const [only] = calls;
  if (only === undefined) return (run, frame, out) => append(run, out, read(frame));
  if (calls.length > 1) {
    return (run, frame, out) => {
      run.at = at;
      try {
        return append(run, out, applyCalls(run, calls, [read(frame)]));
      } catch (error) {
        run.fail(error, OP.VARIABLE);
        return out;
      }
    };
  }
  const { prepared } = only;
  const format = only.run;
  return (run, frame, out) => {
    run.at = at;
    try {
      const value = read(frame);
      run.chargeValue(value);
      const text = format(value, prepared, run, NO_VALUES);
      run.chargeValue(text);
      return append(run, out, text);
    } catch (error) {
      run.fail(error, OP.VARIABLE);
      return out;
    }
  };
}

const NO_VALUES: readonly unknown[] = Object.freeze([]);

/** Every value of a tag. */
export function readAll(
  first: unknown,
  rest: readonly Reader[],
  frame: Frame,
): [unknown, ...unknown[]] {
  const values: [unknown, ...unknown[]] = [first];
  for (const read of rest) values.push(read(frame));
  return values;
}

/** Sends the first value through the formatters, in place, and gives it. */
export function applyCalls(
  run: Run,
  calls: readonly BoundCall[],
  values: [unknown, ...unknown[]],
): unknown {
  if (calls.length > 0) run.chargeValue(values[0]);
  for (let i = 0; i < calls.length; i++) {
    const call = calls[i]!;
    const value = call.run(values[0], call.prepared, run, values);
    values[0] = value;
    run.chargeValue(value);
  }
  return values[0];
}

function append(run: Run, out: string, value: unknown): string {
  const next = typeof value === 'string' ? out + value : emit(out, value);
  if (next.length > run.maxOutput) run.refuseOutput();
  return next;
}
