import type { Command, PageDocument } from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import type { CommandHandler, Write } from './command-handler.ts';
import { commandTable } from './command-table.ts';
import { canHold, readAt, writeAt, type OwnCopies, type Path } from './path.ts';

/** Where a command met something that its writer did not see. */
export interface Conflict {
  readonly command: Command;
  /** The way to the value, with dots. */
  readonly target: string;
  /** `changed`: another value stands there; `gone`: what it was part of was taken away. */
  readonly reason: 'changed' | 'gone';
  /** What stands there; null for nothing. */
  readonly theirs: unknown;
  /** What the command wants there; null for nothing. */
  readonly yours: unknown;
}

/** What became of a command: the document of `same` had already what it wants. */
export type Outcome =
  /** `command` is what it wrote: less than was asked, where a part of it stood there already. */
  | { readonly kind: 'done'; readonly document: PageDocument; readonly command: Command }
  | { readonly kind: 'same'; readonly document: PageDocument }
  | { readonly kind: 'refused'; readonly conflicts: readonly Conflict[] };

/**
 * Does a command, whole or not at all. The document that is given stays as it is, unless it is an
 * own copy of the list that the command is one of; what the command does not touch is shared with
 * the one that comes back.
 */
export function applyCommand(
  document: PageDocument,
  command: Command,
  own: OwnCopies = new WeakSet(),
): Outcome {
  const handler = handlerOf(command);
  const writes = handler.writes(command);
  const open = writes.filter(({ path, to }) => !dequal(readAt(document, path), to));
  const conflicts = [
    ...findMissing(document, command, handler),
    ...open.flatMap((write) => findConflict(document, command, write)),
  ];
  const [first] = writes;
  const hindrance = open.length > 0 ? handler.findHindrance?.(document, command) : undefined;
  if (hindrance !== undefined && first) {
    conflicts.push({ ...describe(command, first), reason: 'changed', theirs: hindrance });
  }
  if (conflicts.length > 0) return { kind: 'refused', conflicts };
  if (open.length === 0) return { kind: 'same', document };
  const changed = open.reduce((now, write) => writeAt(now, write, own), document);
  const isWhole = open.length === writes.length;
  const done = isWhole ? command : (handler.narrow?.(command, open) ?? command);
  return { kind: 'done', document: changed, command: done };
}

/** The command that takes this one back. */
export function invertCommand(command: Command): Command {
  return handlerOf(command).invert(command);
}

/** Takes back a list of commands: their inverses, the last first. */
export function invertCommands(commands: readonly Command[]): Command[] {
  return commands.toReversed().map(invertCommand);
}

/** The line of its name takes commands of that name. */
function handlerOf({ name }: Command): CommandHandler<Command> {
  return commandTable[name];
}

function findMissing(
  document: PageDocument,
  command: Command,
  handler: CommandHandler<Command>,
): Conflict[] {
  const missing = (handler.needs?.(command) ?? []).filter(
    (path) => readAt(document, path) === undefined,
  );
  const [first] = handler.writes(command);
  const yours = first?.to ?? null;
  return missing.map((path) => ({ command, target: named(path), ...gone, yours }));
}

const gone = { reason: 'gone', theirs: null } as const;

function findConflict(document: PageDocument, command: Command, write: Write): Conflict[] {
  const { path, from, to, rooted = path.length - 1 } = write;
  const described = describe(command, write);
  const step = path[rooted];
  const parent = readAt(document, path.slice(0, rooted));
  if (step === undefined || !canHold(parent, step)) return [{ ...described, ...gone }];
  const theirs = readAt(document, path);
  // A list keeps its length: one that gets longer or shorter is written whole.
  const breaksList = Array.isArray(parent) && to === undefined;
  if (!breaksList && dequal(theirs, from)) return [];
  const reason = theirs === undefined ? 'gone' : 'changed';
  return [{ ...described, reason, theirs: theirs ?? null }];
}

function describe(command: Command, { path, to }: Write) {
  return { command, target: named(path), yours: to ?? null };
}

function named(path: Path): string {
  return path.join('.');
}
