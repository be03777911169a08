import type { Command, PageDocument } from '@sitewright/contract';
import { editBlock } from '../acts/block-acts.ts';
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

/** The replacing of words as commands: one for each text. `count`: the matches in it. */
export function replaceInDocument(
  document: PageDocument,
  types: BlockTypes,
  { pattern, replacement, chosenOf }: DocumentReplacement,
): { commands: Command[]; count: number } {
  const edits = listTextFields(document, types).flatMap((field) => {
    const chosen = chosenOf(field);
    const { format } = field;
    const { text: to, count } = replaceWords(field.text, { format, pattern, replacement, chosen });
    const path = [...field.path];
    return count === 0
      ? []
      : [{ commands: editBlock(document, field.blockId, { path, to }), count }];
  });
  return {
    commands: edits.flatMap(({ commands }) => commands),
    count: edits.reduce((sum, { count }) => sum + count, 0),
  };
}
