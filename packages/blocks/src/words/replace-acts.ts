import type { Command, PageDocument } from '@sitewright/contract';
import { editBlock } from '../acts/block-acts.ts';
import { findBlock } from '../document/find.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import type { BlockTypes } from '../types/block-type.ts';
import { findWords, replaceWords, type WordMatch } from './find-words.ts';
import { listTextFields, type TextField } from './text-fields.ts';

/** A match in a document. */
export type DocumentMatch = WordMatch & Pick<TextField, 'blockId' | 'path' | 'label'>;

/** The matches of a document, in the order of reading. */
export function findInDocument(
  document: PageDocument,
  types: BlockTypes,
  pattern: RegExp,
): DocumentMatch[] {
  return listTextFields(document, types).flatMap(({ blockId, path, label, format, text }) =>
    findWords(text, format, pattern).map((match) => ({ ...match, blockId, path, label })),
  );
}

/** What replaces words of a document. */
export interface DocumentReplacement {
  readonly pattern: RegExp;
  readonly replacement: string;
  /** The matches of a field that are meant; undefined: all of them. */
  readonly chosenOf: (field: TextField) => ReadonlySet<number> | undefined;
}

/**
 * The replacing of words as commands: one for each text. `count`: the matches in it. A text that its
 * block would not take any more, as it got too long, stays.
 */
export function replaceInDocument(
  document: PageDocument,
  types: BlockTypes,
  { pattern, replacement, chosenOf }: DocumentReplacement,
): { commands: Command[]; count: number } {
  let now = document;
  const edits = listTextFields(document, types).flatMap((field) => {
    const chosen = chosenOf(field);
    const { format } = field;
    const { text: to, count } = replaceWords(field.text, { format, pattern, replacement, chosen });
    if (count === 0) return [];
    const commands = editBlock(document, field.blockId, { path: [...field.path], to });
    const next = putOnTop(now, commands).document;
    if (isShown(now, types, field) && !isShown(next, types, field)) return [];
    now = next;
    return [{ commands, count }];
  });
  return {
    commands: edits.flatMap(({ commands }) => commands),
    count: edits.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Whether the type of a block takes its data: else visitors see nothing of it. */
function isShown(document: PageDocument, types: BlockTypes, { blockId }: TextField): boolean {
  const block = findBlock(document, blockId);
  return (
    block !== undefined && types.get(block.type)?.schema.safeParse(block.data).success === true
  );
}
