import { Node } from '@tiptap/core';

/**
 * A footnote, where it is said. It is kept as a span with its words and shown with its number: both
 * are read, and the list below that showing adds is nothing of the text.
 */
export const footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    note: {
      default: '',
      parseHTML: (element) =>
        (element.querySelector('[data-note]') ?? element).getAttribute('data-note') ?? '',
      renderHTML: ({ note }) => ({ 'data-note': String(note) }),
    },
  }),
  parseHTML: () => [
    { tag: 'span.sw-note[data-note]' },
    { tag: 'sup.sw-note', priority: 60 },
    { tag: 'ol.sw-notes', priority: 60, ignore: true },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', { class: 'sw-note', ...HTMLAttributes }],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('sup');
      dom.className = 'sw-note sw-note-typed';
      dom.textContent = '✱';
      dom.title = String(node.attrs['note']);
      return { dom };
    },
});
