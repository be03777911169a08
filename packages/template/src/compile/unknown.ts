import type { Op } from '../run/run.ts';
import type { Unknown } from '../tree/instruction.ts';
import { OP } from '../tree/opcode.ts';

/** An instruction that could not be read: it fails each time, as a broken one does. */
export function compileUnknown({ fault }: Unknown): Op {
  if (fault === undefined) return (_run, _frame, out) => out;
  const { op, message } = fault;
  return (run, _frame, out) => {
    const isOff = op === OP.EVAL && !run.isExprEnabled;
    const isLeftOut = op === OP.INCLUDE && !run.options.isIncludeEnabled;
    if (!isOff && !isLeftOut) run.fail(new TypeError(message), op);
    return out;
  };
}
