import type { Command, CommandOf, PageDocument } from '@sitewright/contract';
import { applyCommand, type Conflict, type Outcome } from '../commands/apply-command.ts';
import { blockTypeTable } from '../types/registry.ts';
import { mergeTexts } from './merge-texts.ts';

/** What became of a list of commands. */
export interface PutOnTop {
  readonly document: PageDocument;
  /** Those that changed something, as far as they did, in their order: what undo takes back. */
  readonly applied: readonly Command[];
  /** Those that found what they want. */
  readonly same: readonly Command[];
  /** Every place where the others met something unseen. None is dropped silently. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Puts commands on top of a document that may have gone on since their writer saw it. A command
 * whose values nobody touched is applied. Of one that meets another text both changes are kept where
 * they stand apart; one that meets any other value is left out and reported with both. The same commands in the same order give the same document everywhere.
 *
 * `prepare` may change a command by the document that it meets. That document goes on: it is looked
 * at and not kept.
 */
export function putOnTop(
  document: PageDocument,
  commands: readonly Command[],
  prepare: (command: Command, now: PageDocument) => Command = (command) => command,
): PutOnTop {
  const own = new WeakSet();
  let now = document;
  const applied: Command[] = [];
  const same: Command[] = [];
  const conflicts: Conflict[] = [];
  for (const given of commands) {
    const command = prepare(given, now);
    const first = applyCommand(now, command, own);
    const merged = first.kind === 'refused' ? mergedWith(first.conflicts, command) : undefined;
    const outcome = (merged && applyMerged(now, merged)) ?? first;
    if (outcome.kind === 'refused') {
      conflicts.push(...outcome.conflicts);
      continue;
    }
    now = outcome.document;
    if (outcome.kind === 'done') applied.push(outcome.command);
    else same.push(command);
  }
  return { document: now, applied, same, conflicts };
}

/** The command that writes both texts, where it met nothing but another one. */
function mergedWith([conflict, ...others]: readonly Conflict[], command: Command) {
  if (!conflict || others.length > 0 || command.name !== 'set-block-data') return undefined;
  const { from: base, to: mine } = command;
  const { theirs } = conflict;
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') {
    return undefined;
  }
  const to = mergeTexts({ base, theirs, mine });
  return to === undefined ? undefined : { ...command, from: theirs, to };
}

/**
 * Undefined where the block would not take both texts, such as two that fit and are too long
 * together: it would be shown nowhere. The document stays as it is.
 */
function applyMerged(
  document: PageDocument,
  command: CommandOf<'set-block-data'>,
): Outcome | undefined {
  const outcome = applyCommand(document, command);
  if (outcome.kind !== 'done') return undefined;
  const isTaken = isShown(outcome.document, command.id) || !isShown(document, command.id);
  return isTaken ? outcome : undefined;
}

/** Whether the type of a block knows its data. */
function isShown({ blocks }: PageDocument, id: string): boolean {
  const block = blocks[id];
  return (
    block !== undefined &&
    blockTypeTable.get(block.type)?.schema.safeParse(block.data).success === true
  );
}

/** A person's commands on those of others that were saved first, both since the same document. */
export function rebase({
  base,
  others,
  own,
}: {
  readonly base: PageDocument;
  readonly others: readonly Command[];
  readonly own: readonly Command[];
}): PutOnTop {
  return putOnTop(putOnTop(base, others).document, own);
}
