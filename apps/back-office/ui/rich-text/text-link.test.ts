// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { afterEach, expect, it } from 'vitest';
import { readTextLink, removeTextLink, writeTextLink } from './text-link.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const open = (content: string) => {
  const link = { openOnClick: false, HTMLAttributes: { rel: null, target: null } };
  const extensions = [StarterKit.configure({ link, trailingNode: false })];
  editor = new Editor({ extensions, content, injectCSS: false });
};

it('LINK-03 a text keeps where it leads, its window and its name, and is read as it was written', () => {
  open('<p>Our bowls</p>');
  editor.commands.selectAll();
  const link = { href: '/shop', newWindow: true, name: 'All bowls' };
  writeTextLink(editor, link);
  expect(editor.getHTML()).toBe(
    '<p><a target="_blank" rel="noopener" href="/shop" title="All bowls">Our bowls</a></p>',
  );
  expect(readTextLink(editor)).toEqual(link);
  writeTextLink(editor, { href: '/about', newWindow: false, name: '' });
  expect(editor.getHTML()).toBe('<p><a href="/about">Our bowls</a></p>');
  removeTextLink(editor);
  expect(editor.getHTML()).toBe('<p>Our bowls</p>');
  expect(readTextLink(editor)).toBeUndefined();
});

it('LINK-03 with nothing marked its name, or where it leads, becomes the words', () => {
  open('');
  writeTextLink(editor, {
    href: 'mailto:a@example.com?subject=Hi%20%26%20so',
    newWindow: false,
    name: '',
  });
  expect(editor.getText()).toBe('a@example.com');
  editor.commands.setContent('');
  writeTextLink(editor, { href: '/shop', newWindow: false, name: 'Shop' });
  expect(editor.getText()).toBe('Shop');
});
