/** The link of the text that is marked, read and written. */
import type { Editor } from '@tiptap/core';

/** A link inside of a text. */
export interface TextLink {
  readonly href: string;
  readonly newWindow: boolean;
  /** What people read who point at it; empty: nothing. */
  readonly name: string;
}

/** Undefined where the text leads nowhere. */
export function readTextLink(editor: Editor): TextLink | undefined {
  const { href, target, title } = editor.getAttributes('link');
  if (typeof href !== 'string' || href === '') return undefined;
  return { href, newWindow: target === '_blank', name: typeof title === 'string' ? title : '' };
}

/** Lets what is marked, or the whole link around it, lead there; with nothing marked, new words do. */
export function writeTextLink(editor: Editor, { href, newWindow, name }: TextLink): void {
  const attributes = {
    href,
    target: newWindow ? '_blank' : null,
    rel: newWindow ? 'noopener' : null,
    title: name === '' ? null : name,
  };
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const text = name || href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\?.*$/s, '');
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: attributes }] }).run();
  } else chain.extendMarkRange('link').setLink(attributes).run();
}

/** The words stay. */
export function removeTextLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
