/** Tables by the model of ProseMirror, kept without styles: widths are the theme's. */
import { Extension, Node } from '@tiptap/core';
import { addRowAfter, goToNextCell, tableEditing } from '@tiptap/pm/tables';

const mostSpanned = 50;

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.min(mostSpanned, Math.max(1, Number(element.getAttribute(name)) || 1)),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The model asks for it; nobody sets a width.
  colwidth: { default: null, rendered: false },
});

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const tableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const tableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    ...cellAttributes(),
    scope: { default: 'col', parseHTML: (element) => element.getAttribute('scope') },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** What the model calls each kind. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** Tab goes from cell to cell, and behind the last one into a new row. */
const tableKeys = Extension.create({
  name: 'tableKeys',
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const go = (direction: 1 | -1) => goToNextCell(direction)(editor.state, editor.view.dispatch);
    return {
      Tab: () => {
        if (go(1)) return true;
        return addRowAfter(editor.state, editor.view.dispatch) && go(1);
      },
      'Shift-Tab': () => go(-1),
    };
  },
});

/** All that tables need. */
export const tableExtensions = [table, tableRow, tableCell, tableHeader, tableKeys];
