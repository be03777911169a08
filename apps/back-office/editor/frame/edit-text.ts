/** Rich text, typed in its place on the page. */
import { createDocument, Editor } from '@tiptap/core';
import { beginAtEnd, pressAgain } from '../../ui/rich-text/press-again.ts';
import { makeRichExtensions } from '../../ui/rich-text/rich-extensions.ts';
import {
  actOnTable,
  insertTable,
  isTypingInTable,
  readAlignment,
  readFootnote,
  readInk,
  writeAlignment,
  writeFootnote,
  writeInk,
} from '../../ui/rich-text/text-acts.ts';
import { readTextLink, removeTextLink, writeTextLink } from '../../ui/rich-text/text-link.ts';
import { isSameHtml, tidyHtml } from '../../ui/rich-text/tidy-html.ts';
import type { EditText, TextFormat, TextSession, TypedText } from './frame-api.ts';

/** Lets somebody type in an element, as long as that keeps all that stands there. */
export const editText: EditText = (element, text, events) => {
  const shown = element.innerHTML;
  const editor = new Editor({
    element: { mount: element },
    extensions: makeRichExtensions({ tell: events.onLeftOut, hasFootnotes: true }),
    content: text.html,
    injectCSS: false,
    onUpdate: () => events.onChange(htmlOf(editor)),
    onSelectionUpdate: events.onSelection,
    onTransaction: events.onSelection,
    editorProps: {
      handleKeyDown: (_view, event) => {
        if (event.key === 'Escape') events.onLeave();
        else if (event.key === 'F10' && event.altKey) events.onBar();
        else return false;
        event.preventDefault();
        return true;
      },
    },
  });
  if (!isSameHtml(text.html, htmlOf(editor))) {
    end(editor, element, shown);
    return undefined;
  }
  beginAtEnd(editor);
  return makeSession(editor, element, text);
};

function makeSession(editor: Editor, element: HTMLElement, text: TypedText): TextSession {
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
    link: () => readTextLink(editor),
    setLink: (link) => (link ? writeTextLink(editor, link) : removeTextLink(editor)),
    alignment: () => readAlignment(editor),
    setAlignment: (align) => writeAlignment(editor, align),
    ink: () => readInk(editor),
    setInk: (color) => writeInk(editor, color),
    isInTable: () => isTypingInTable(editor),
    insertTable: () => insertTable(editor),
    actOnTable: (act) => actOnTable(editor, act),
    footnote: () => readFootnote(editor),
    setFootnote: (words) => writeFootnote(editor, words),
    insert: (words) => editor.chain().focus().insertContent({ type: 'text', text: words }).run(),
    press: (held) => pressAgain(editor, held),
    focus: () => editor.commands.focus(),
    take: (html) => takeText(editor, html),
    end: () => end(editor, element, text.show(htmlOf(editor))),
  };
}

/**
 * Puts in what differs and nothing else, so that the selection stays; it is no act of this person. What
 * is only written in another way differs in nothing: spaces that stand last stay.
 */
function takeText(editor: Editor, html: string): void {
  if (isSameHtml(html, htmlOf(editor))) return;
  const { doc, tr } = editor.state;
  const next = createDocument(html, editor.schema);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // Of what repeats, such as "aa", both ends may claim the same letters.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
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
    case 'superscript':
    case 'subscript':
    case 'highlight':
      return chain.toggleMark(format);
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

/** As it is kept. */
function htmlOf(editor: Editor): string {
  return tidyHtml(editor.getHTML());
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
