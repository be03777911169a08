import { compileReader } from '../run/resolve.ts';
import type { Op } from '../run/run.ts';
import { readable } from '../run/values.ts';
import type { Bindvar, Ctxvar, Inject } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';
import { bindCalls } from './calls.ts';
import type { Compiler } from './compiler.ts';
import { applyCalls, readAll } from './variable.ts';

/** `{.var @name ref|formatter}`: the formatted value becomes a variable of the current frame. */
export function compileBindvar(compiler: Compiler, { name, refs, calls, at }: Bindvar): Op {
  const [read = () => undefined, ...rest] = refs.map(compileReader);
  const bound = bindCalls(compiler, calls);
  if (bound.length === 0) {
    return (_run, frame, out) => {
      frame.setVariable(name, read(frame));
      return out;
    };
  }
  return (run, frame, out) => {
    const saved = run.frame;
    run.frame = frame;
    run.at = at;
    try {
      const value = applyCalls(run, bound, readAll(read(frame), rest, frame));
      frame.setVariable(name, value);
    } catch (error) {
      run.fail(error, OP.BINDVAR);
    } finally {
      run.frame = saved;
    }
    return out;
  };
}

/** `{.ctx @name a=x.y b=z}`: an object of resolved values; missing ones are null. */
export function compileCtxvar({ name, bindings }: Ctxvar): Op {
  const readers = bindings.map(([key, ref]) => [key, compileReader(ref)] as const);
  return (_run, frame, out) => {
    const entries = readers.map(([key, read]) => [key, readable(read(frame) ?? null)] as const);
    frame.setVariable(name, Object.fromEntries(entries));
    return out;
  };
}

/** `{.inject @name path}`: a value that the host provides under that path; null is missing. */
export function compileInject({ name, path }: Inject): Op {
  return (run, frame, out) => {
    const { injectables } = run.options;
    const value = Object.hasOwn(injectables, path) ? injectables[path] : undefined;
    frame.setVariable(name, value ?? undefined);
    return out;
  };
}
