/** Rich text, typed in its place on the page. */
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import type { FrameApi, TextFormat, TextSession } from './frame-api.ts';

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, autolink: true, HTMLAttributes: { rel: null, target: null } },
    trailingNode: false,
  }),
];

/** Lets somebody type in an element, as long as that keeps all that stands there. */
export const editText: FrameApi['editText'] = (element, events) => {
  const before = element.innerHTML;
  const editor = new Editor({
    element: { mount: element },
    extensions,
    content: before,
    injectCSS: false,
    onUpdate: () => events.onChange(htmlOf(editor)),
    onSelectionUpdate: events.onSelection,
    onTransaction: events.onSelection,
    editorProps: {
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Escape') return false;
        events.onLeave();
        return true;
      },
    },
  });
  if (!keepsAll(before, htmlOf(editor))) {
    end(editor, element, before);
    return undefined;
  }
  editor.commands.focus('end');
  return makeSession(editor, element);
};

function makeSession(editor: Editor, element: HTMLElement): TextSession {
  return {
    html: () => htmlOf(editor),
    toggle: (format) => {
      const chain = editor.chain().focus();
      toggleOf(chain, format).run();
    },
    isActive: (format) => {
      const level = levelOf(format);
      return level === undefined ? editor.isActive(format) : editor.isActive('heading', { level });
    },
    link: () => String(editor.getAttributes('link')['href'] ?? ''),
    setLink: (href) => {
      const chain = editor.chain().focus().extendMarkRange('link');
      (href === '' ? chain.unsetLink() : chain.setLink({ href })).run();
    },
    focus: () => editor.commands.focus(),
    end: () => end(editor, element, htmlOf(editor)),
  };
}

type Chain = ReturnType<Editor['chain']>;

function toggleOf(chain: Chain, format: TextFormat): Chain {
  const level = levelOf(format);
  if (level !== undefined) return chain.toggleHeading({ level });
  switch (format) {
    case 'bold':
      return chain.toggleBold();
    case 'italic':
      return chain.toggleItalic();
    case 'underline':
      return chain.toggleUnderline();
    case 'strike':
      return chain.toggleStrike();
    case 'bulletList':
      return chain.toggleBulletList();
    case 'orderedList':
      return chain.toggleOrderedList();
    default:
      return chain.toggleBlockquote();
  }
}

function levelOf(format: TextFormat): 1 | 2 | 3 | 4 | undefined {
  const levels = { h1: 1, h2: 2, h3: 3, h4: 4 } as const;
  return format in levels ? levels[format as keyof typeof levels] : undefined;
}

/** Nothing typed is nothing, and not an empty paragraph. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** The element is as it was before, with this in it. */
function end(editor: Editor, element: HTMLElement, html: string): void {
  editor.destroy();
  for (const name of ['contenteditable', 'tabindex', 'translate', 'role']) {
    element.removeAttribute(name);
  }
  element.classList.remove('ProseMirror', 'tiptap', 'ProseMirror-focused');
  element.innerHTML = html;
}

/** Whether the same texts stand there in the same elements: nothing that the editor does not know. */
function keepsAll(before: string, after: string): boolean {
  return outline(before) === outline(after);
}

function outline(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html').body;
  const names: Record<string, string> = { B: 'STRONG', I: 'EM', DEL: 'S', STRIKE: 'S' };
  const parts: string[] = [];
  const visit = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) {
        const text = child.data.replaceAll(/\s+/g, ' ').trim();
        if (text !== '') parts.push(text);
      } else if (child instanceof HTMLElement) {
        const { tagName } = child;
        const isBare =
          (tagName === 'P' && child.parentElement?.tagName === 'LI') || tagName === 'BR';
        if (!isBare) parts.push(`<${names[tagName] ?? tagName} ${attributesOf(child)}>`);
        visit(child);
      }
    }
  };
  visit(parsed);
  return parts.join('|');
}

function attributesOf(element: HTMLElement): string {
  const kept = [...element.attributes].filter(({ name }) => !['rel', 'target'].includes(name));
  return kept.map(({ name, value }) => `${name}=${value}`).join(' ');
}
