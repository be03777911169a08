/** Typing right on the page: rich text, and the plain texts of headings and buttons. */
import { findBlock, hasRightToLeft, showDirections, showFootnotes } from '@sitewright/blocks';
import type { Block, Command, PageDocument } from '@sitewright/contract';
import type { EditText, TextEvents, TextSession } from '../frame/frame-api.ts';
import { findBlockElement } from './draw-document.ts';

/** Where the text of a block stands in its data, and in its markup. */
const typedFields: Readonly<Record<string, { field: string; selector: string; isRich: boolean }>> =
  {
    text: { field: 'html', selector: '.sqs-html-content', isRich: true },
    heading: { field: 'text', selector: '.sqs-html-content > :first-child', isRich: false },
    quote: { field: 'quote', selector: 'blockquote', isRich: false },
    button: { field: 'label', selector: '.sqs-block-button-element', isRich: false },
  };

/** A block that is typed in. */
export interface Typing {
  readonly id: string;
  /** Formats and links; undefined for plain text. */
  readonly rich: TextSession | undefined;
  /** What had been done in the editor by then, as the history counts it. */
  readonly since: number;
  /** Shows what somebody else wrote into the text meanwhile. */
  follow(document: PageDocument): void;
  /** Ends typing. */
  end(): void;
}

/** Whether somebody can type in a block of this type. */
export function isTyped(type: string): boolean {
  return type in typedFields;
}

interface Events extends Omit<TextEvents, 'onChange'> {
  /** The document as it stands. */
  readonly read: () => PageDocument;
  /** See {@link Typing.since}. */
  readonly since: number;
  readonly act: (commands: readonly Command[]) => void;
}

/** Whether rich text must have come before somebody can type in a block of this type. */
export function isTypedRichly(type: string): boolean {
  return typedFields[type]?.isRich === true;
}

/**
 * Begins typing in a block; undefined where typing on the page would lose something of its markup.
 * @param editText of the page, for what {@link isTypedRichly}
 */
export function beginTyping(
  page: Document,
  id: string,
  events: Events,
  editText?: EditText,
): Typing | undefined {
  const block = findBlock(events.read(), id);
  const typed = block && typedFields[block.type];
  const element = typed && findBlockElement(page, id)?.querySelector<HTMLElement>(typed.selector);
  if (!element) return undefined;
  // What is typed changes the text that was seen: where somebody else wrote, both are merged.
  let seen = textOf(block, typed.field);
  const write = (value: string) => {
    if (value === seen) return;
    const from = seen;
    seen = value;
    const exchange = { ...(from !== undefined && { from }), to: value };
    events.act([{ name: 'set-block-data', id, path: [typed.field], ...exchange }]);
  };
  const follow = (document: PageDocument, take: (text: string) => void) => {
    const now = findBlock(document, id);
    if (!now || textOf(now, typed.field) === seen) return;
    seen = textOf(now, typed.field);
    take(seen ?? '');
  };
  const { since, onLeave } = events;
  if (!typed.isRich) {
    // A line that is typed has no breaks to keep.
    if (seen?.includes('\n')) return undefined;
    const plain = { write, follow, onLeave };
    return { id, since, ...typePlainly(wordsIn(element), plain) };
  }
  const frame = page.defaultView?.sitewrightFrame;
  const text = {
    html: frame?.sanitize(seen ?? '') ?? '',
    show: (html: string) => showDirections(showFootnotes(html, id)),
  };
  const rich = editText?.(element, text, { ...events, onChange: write });
  return (
    rich && {
      id,
      since,
      rich,
      follow: (document) => follow(document, (html) => rich.take(frame?.sanitize(html) ?? '')),
      end: () => rich.end(),
    }
  );
}

function textOf({ data }: Block, field: string): string | undefined {
  const text: unknown = Object(data)[field];
  return typeof text === 'string' ? text : undefined;
}

/** A line of words, and what becomes of it when nobody types in it any more. */
interface Words {
  readonly element: HTMLElement;
  /** What has their direction. */
  readonly line: HTMLElement;
  readonly end: () => void;
}

/** The words of a quote stand between its marks: nobody types in those. */
function wordsIn(element: HTMLElement): Words {
  const { firstElementChild: first, lastElementChild: last } = element;
  if (!first || !last || first === last) return { element, line: element, end: () => undefined };
  const words = element.ownerDocument.createElement('span');
  words.append(...[...element.childNodes].filter((node) => node !== first && node !== last));
  first.after(words);
  return { element: words, line: element, end: () => words.replaceWith(...words.childNodes) };
}

interface PlainEvents {
  readonly write: (text: string) => void;
  readonly follow: (document: PageDocument, take: (text: string) => void) => void;
  readonly onLeave: () => void;
}

function typePlainly(
  { element, line, end }: Words,
  { write, follow, onLeave }: PlainEvents,
): Pick<Typing, 'rich' | 'follow' | 'end'> {
  const onInput = () => {
    write(element.textContent.replaceAll('\n', ' '));
    // As it is drawn when nobody types in it.
    if (hasRightToLeft(element.textContent)) line.dir = 'auto';
    else line.removeAttribute('dir');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  element.setAttribute('contenteditable', 'plaintext-only');
  element.addEventListener('input', onInput);
  element.addEventListener('keydown', onKeyDown);
  element.focus();
  element.ownerDocument.defaultView?.getSelection()?.selectAllChildren(element);
  return {
    rich: undefined,
    follow: (document) => follow(document, (text) => takePlainText(element, text)),
    end() {
      element.removeAttribute('contenteditable');
      element.removeEventListener('input', onInput);
      element.removeEventListener('keydown', onKeyDown);
      element.blur();
      end();
    },
  };
}

/** Shows another text; the caret stays behind the letters that it stood behind. */
function takePlainText(element: HTMLElement, text: string): void {
  const selection = element.ownerDocument.defaultView?.getSelection();
  const before = element.textContent;
  const node = selection?.focusNode;
  const isHere = node !== null && node !== undefined && element.contains(node);
  const caret = isHere ? (selection?.focusOffset ?? 0) : undefined;
  element.textContent = text;
  if (caret === undefined || !element.firstChild) return;
  const isBehind = before.slice(caret) !== '' && text.endsWith(before.slice(caret));
  const at = isBehind ? text.length - (before.length - caret) : Math.min(caret, text.length);
  selection?.collapse(element.firstChild, at);
}
