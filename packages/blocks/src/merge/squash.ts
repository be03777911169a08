import type { Command, CommandOf } from '@sitewright/contract';
import { dequal } from 'dequal/lite';

/**
 * Makes one command of neighbours that change the same value one after the other, as typing does.
 * What comes back to where it was is left out.
 */
export function squash(commands: readonly Command[]): Command[] {
  const squashed: Command[] = [];
  for (const command of commands) {
    const last = squashed.at(-1);
    const joined = last && join(last, command);
    if (joined === undefined) {
      squashed.push(command);
      continue;
    }
    squashed.pop();
    if (!dequal(joined.from, joined.to)) squashed.push(joined);
  }
  return squashed;
}

type Setting = CommandOf<
  'set-block-data' | 'set-placement' | 'set-section-style' | 'translate-block'
>;

function join(first: Command, second: Command): Setting | undefined {
  if (first.name === 'set-block-data' && second.name === 'set-block-data') {
    const isOne = first.id === second.id && dequal(first.path, second.path);
    return isOne && dequal(first.to, second.from) ? { ...first, to: second.to } : undefined;
  }
  if (first.name === 'set-placement' && second.name === 'set-placement') {
    const isOne = first.id === second.id && first.breakpoint === second.breakpoint;
    return isOne && dequal(first.to, second.from) ? { ...first, to: second.to } : undefined;
  }
  if (first.name === 'set-section-style' && second.name === 'set-section-style') {
    const isOne = first.id === second.id && first.field === second.field;
    return isOne && dequal(first.to, second.from) ? { ...first, to: second.to } : undefined;
  }
  if (first.name === 'translate-block' && second.name === 'translate-block') {
    const { id, language, way } = first;
    const isOne = second.id === id && second.language === language && second.way === way;
    return isOne && dequal(first.to, second.from) ? { ...first, to: second.to } : undefined;
  }
  return undefined;
}
