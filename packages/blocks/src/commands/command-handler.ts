import type { Command, PageDocument } from '@sitewright/contract';
import type { Path } from './path.ts';

/** One value that a command takes away and puts in its place; undefined: nothing. */
export interface Write {
  readonly path: Path;
  readonly from?: unknown;
  readonly to?: unknown;
  /** The first steps of the way that must be there; the others are made, and go with the last value. */
  readonly rooted?: number;
}

/** What a command of a name does. */
export interface CommandHandler<C extends Command> {
  /** The values that it exchanges: all of them or none. */
  writes(command: C): readonly Write[];
  /** The command that takes it back. */
  invert(command: C): Command;
  /**
   * The command as it was done, where some of its values stood there already: taking it back leaves
   * them. `open`: what it wrote.
   */
  narrow?(command: C, open: readonly Write[]): C;
  /** What must be there beside. */
  needs?(command: C): readonly Path[];
  /** What stands in its way; undefined for nothing. */
  findHindrance?(document: PageDocument, command: C): unknown;
}

/** A section's command without the blocks that it did not write. */
export function narrowBlocks<C extends { readonly blocks: readonly { id: string }[] }>(
  command: C,
  open: readonly Write[],
): C {
  const written = new Set(open.map(({ path: [, id] }) => id));
  return { ...command, blocks: command.blocks.filter(({ id }) => written.has(id)) };
}

/** The same command the other way round. */
export function swap<C extends { from?: unknown; to?: unknown }>(command: C): C {
  const { from, to, ...rest } = command;
  // The two fields have one schema.
  return {
    ...rest,
    ...(to !== undefined && { from: to }),
    ...(from !== undefined && { to: from }),
  } as C;
}
