import { Extension, InputRule } from '@tiptap/core';
import { emojiNamed } from './emoji-list.ts';

/** `:heart:` becomes its picture as the second colon is typed. */
export const emoji = Extension.create({
  name: 'emoji',
  addInputRules: () => [
    new InputRule({
      find: /:([\p{L}]{2,20}):$/u,
      handler({ state, range, match: [, name = ''] }) {
        const picture = emojiNamed(name);
        if (picture !== undefined) state.tr.insertText(picture, range.from, range.to);
      },
    }),
  ],
});
