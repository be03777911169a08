import { Extension } from '@tiptap/core';

const pattern = /^sw-align-(left|center|right|justify)$/;

/** Where the lines of paragraphs and headings stand; as the theme has it without. */
export const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => pattern.exec(element.className)?.[1] ?? null,
          renderHTML: ({ align }) => (align ? { class: `sw-align-${String(align)}` } : {}),
        },
      },
    },
  ],
});
