/** What people do to a text that they type, whatever bar they do it by. */
import type { Editor } from '@tiptap/core';
import type { Command as EditorCommand } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { alignments, longestFootnote, type Alignment, type TableAct } from './text-choices.ts';

const tableActs: Readonly<Record<TableAct, EditorCommand>> = {
  addRowBefore,
  addRowAfter,
  addColumnBefore,
  addColumnAfter,
  deleteRow,
  deleteColumn,
  toggleHeaderRow,
  deleteTable,
};

/** Whether somebody types in a table. */
export function isTypingInTable(editor: Editor): boolean {
  return isInTable(editor.state);
}

/** Does something to the table that somebody types in. */
export function actOnTable(editor: Editor, act: TableAct): void {
  editor.commands.focus();
  tableActs[act](editor.state, editor.view.dispatch);
}

/** A table of three rows and columns; the first row names them. */
export function insertTable(editor: Editor): void {
  const cells = (type: 'tableHeader' | 'tableCell') =>
    Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] }));
  const rows = [cells('tableHeader'), cells('tableCell'), cells('tableCell')];
  const content = rows.map((row) => ({ type: 'tableRow', content: row }));
  const at = editor.state.selection.from;
  editor.chain().focus().insertContent({ type: 'table', content }).run();
  // In its first cell, wherever it was put.
  editor.commands.focus(firstTableAfter(editor, at));
}

function firstTableAfter(editor: Editor, at: number): number {
  let found: number | undefined;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'table' && position + node.nodeSize > at) found ??= position + 4;
    return node.type.name !== 'table';
  });
  return found ?? at;
}

/** How the lines stand where somebody types; undefined: as the theme says. */
export function readAlignment(editor: Editor): Alignment | undefined {
  return alignments.find((align) => editor.isActive({ align }));
}

/** Undefined: as the theme says. */
export function writeAlignment(editor: Editor, align: Alignment | undefined): void {
  const attributes = { align: align ?? null };
  const chain = editor.chain().focus();
  chain.updateAttributes('paragraph', attributes).updateAttributes('heading', attributes).run();
}

/** The colour of the letters; undefined: that of the theme. */
export function readInk(editor: Editor): string | undefined {
  const { color } = editor.getAttributes('ink');
  return typeof color === 'string' ? color : undefined;
}

/** Undefined: that of the theme. */
export function writeInk(editor: Editor, color: string | undefined): void {
  const chain = editor.chain();
  if (color === undefined) chain.extendMarkRange('ink').unsetMark('ink').run();
  else chain.setMark('ink', { color }).run();
}

/** The words of the footnote that is chosen; undefined where none is. */
export function readFootnote(editor: Editor): string | undefined {
  if (!editor.isActive('footnote')) return undefined;
  return String(editor.getAttributes('footnote')['note']);
}

/** Puts a footnote behind what is marked, or changes the chosen one; empty words take it away. */
export function writeFootnote(editor: Editor, words: string): void {
  const note = words.trim().slice(0, longestFootnote);
  const chain = editor.chain().focus();
  const isChosen = editor.isActive('footnote');
  if (note === '') {
    if (isChosen) chain.deleteSelection().run();
  } else if (isChosen) chain.updateAttributes('footnote', { note }).run();
  else {
    const at = editor.state.selection.to;
    chain.insertContentAt(at, { type: 'footnote', attrs: { note } }).run();
  }
}
