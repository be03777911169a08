/** CodeMirror, set up for the languages that owners write. */
import { indentWithTab } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { less } from '@codemirror/lang-less';
import { markdown } from '@codemirror/lang-markdown';
import { ensureSyntaxTree, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, linter, setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import type { CodeLanguage, CodeProblem } from './code-field.tsx';
import { findMarkupErrors, type MarkupErrorKind } from './markup-errors.ts';

/** An editor on the page. */
export type CodeView = EditorView;

interface Parts {
  readonly parent: HTMLElement;
  readonly language: CodeLanguage;
  readonly code: string;
  /** Characters at most: what goes beyond is not taken. */
  readonly maxLength: number;
  readonly isDisabled: boolean;
  /** Ids of the elements that name and explain it. */
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly messages: Readonly<Record<MarkupErrorKind, string>>;
  readonly onChange: (code: string) => void;
}

/** Marks a change that came from outside, and is not told back. */
const fromOutside = Annotation.define<boolean>();

/** Time for one look for mistakes, in ms: a longer text is checked as far as it was read. */
const checkMs = 200;

/** Makes an editor. Tab indents; Escape and then Tab leave it. */
export function createCodeView(parts: Parts): CodeView {
  const { parent, code, maxLength, isDisabled, labelledBy, describedBy } = parts;
  const language = new Compartment();
  const view = new EditorView({
    parent,
    doc: code,
    extensions: [
      basicSetup,
      keymap.of([indentWithTab]),
      EditorView.lineWrapping,
      EditorView.cspNonce.of(readNonce()),
      EditorView.contentAttributes.of({
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      }),
      EditorState.readOnly.of(isDisabled),
      EditorView.editable.of(!isDisabled),
      atMost(maxLength),
      EditorView.updateListener.of(({ docChanged, state, transactions }) => {
        const isOwn = transactions.some((one) => one.annotation(fromOutside) !== true);
        if (docChanged && isOwn) parts.onChange(state.doc.toString());
      }),
      look,
      syntaxHighlighting(colours),
      language.of(languageOf(parts)),
    ],
  });
  if (parts.language === 'template') {
    // The language itself is as large as the editor: it loads for those who write it.
    void import('./template-language.ts').then(({ templateLanguage }) =>
      view.dispatch({ effects: language.reconfigure(templateLanguage()) }),
    );
  }
  return view;
}

/** Brings the text to what it is elsewhere; only the part that differs is written. */
export function replaceCode(view: CodeView, code: string): void {
  const now = view.state.doc.toString();
  if (now === code) return;
  const most = Math.min(now.length, code.length);
  let start = 0;
  while (start < most && now[start] === code[start]) start += 1;
  let end = 0;
  while (end < most - start && now.at(-1 - end) === code.at(-1 - end)) end += 1;
  view.dispatch({
    changes: { from: start, to: now.length - end, insert: code.slice(start, code.length - end) },
    annotations: fromOutside.of(true),
  });
}

/** Gives it the keyboard, with this selected: places in the text, in UTF-16 units. */
export function focusCode(view: CodeView, from: number, to: number): void {
  const { length } = view.state.doc;
  view.dispatch({ selection: { anchor: Math.min(from, length), head: Math.min(to, length) } });
  view.focus();
}

/** Marks the lines that somebody else found something in; those of before go. */
export function showProblems(view: CodeView, problems: readonly CodeProblem[]): void {
  const { doc } = view.state;
  const found = problems.flatMap(({ line, message, isGrave }) => {
    if (line === undefined || line > doc.lines) return [];
    const { from, to } = doc.line(line);
    return [{ from, to, severity: isGrave ? ('error' as const) : ('warning' as const), message }];
  });
  view.dispatch(setDiagnostics(view.state, found));
}

function languageOf({ language, messages }: Parts): Extension {
  switch (language) {
    case 'html':
      return [html(), checkMarkup(messages), lintGutter()];
    case 'less':
      return [less(), lintGutter()];
    case 'markdown':
      return markdown();
    case 'template':
      return [html(), lintGutter()];
  }
}

function atMost(maxLength: number): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    const { newDoc, startState, docChanged } = transaction;
    const isTooLong = newDoc.length > maxLength && newDoc.length > startState.doc.length;
    return docChanged && isTooLong && transaction.annotation(fromOutside) !== true
      ? []
      : transaction;
  });
}

function checkMarkup(messages: Parts['messages']): Extension {
  return linter(({ state }) => {
    const tree = ensureSyntaxTree(state, state.doc.length, checkMs);
    if (!tree) return [];
    return findMarkupErrors(tree, state.doc.toString()).map(({ kind, from, to }) => ({
      from,
      to,
      severity: 'error',
      message: messages[kind],
    }));
  });
}

/** The editor writes its rules into the page; the page's policy asks for this word. */
function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

const look = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--color-text)', maxHeight: '24rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: 'var(--text-sm)' },
  '.cm-content': { minHeight: '8rem', caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-canvas)',
    borderRight: '1px solid var(--color-line)',
    color: 'var(--color-muted)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--color-chosen)' },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-line)',
    color: 'var(--color-text)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--color-chosen)',
    color: 'var(--color-text)',
  },
});

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.heading], color: 'var(--color-info)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--color-accent)' },
  { tag: [tags.string, tags.attributeValue, tags.url], color: 'var(--color-warning)' },
  { tag: [tags.comment, tags.meta, tags.angleBracket], color: 'var(--color-muted)' },
  { tag: tags.heading, fontWeight: 'bold' },
  { tag: tags.strong, fontWeight: 'bold' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, textDecoration: 'underline' },
  { tag: tags.invalid, color: 'var(--color-danger)' },
]);
