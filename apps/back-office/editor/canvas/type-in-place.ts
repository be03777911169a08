/** Typing right on the page: rich text, and the plain texts of headings and buttons. */
import { editBlock, findBlock, showFootnotes } from '@sitewright/blocks';
import type { Command, PageDocument } from '@sitewright/contract';
import type { TextEvents, TextSession } from '../frame/frame-api.ts';
import { findBlockElement } from './draw-document.ts';

/** Where the text of a block stands in its data, and in its markup. */
const typedFields: Readonly<Record<string, { field: string; selector: string; isRich: boolean }>> =
  {
    text: { field: 'html', selector: '.sqs-html-content', isRich: true },
    heading: { field: 'text', selector: '.sqs-html-content > :first-child', isRich: false },
    button: { field: 'label', selector: '.sqs-block-button-element', isRich: false },
  };

/** A block that is typed in. */
export interface Typing {
  readonly id: string;
  /** Formats and links; undefined for plain text. */
  readonly rich: TextSession | undefined;
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
  readonly act: (commands: readonly Command[]) => void;
}

/** Begins typing in a block; undefined where typing on the page would lose something of its markup. */
export function beginTyping(page: Document, id: string, events: Events): Typing | undefined {
  const block = findBlock(events.read(), id);
  const typed = block && typedFields[block.type];
  const element = typed && findBlockElement(page, id)?.querySelector<HTMLElement>(typed.selector);
  if (!element) return undefined;
  const write = (value: string) =>
    events.act(editBlock(events.read(), id, { path: [typed.field], to: value }));
  if (!typed.isRich) return typePlainly(element, { id, write, onLeave: events.onLeave });
  const frame = page.defaultView?.sitewrightFrame;
  const kept = (block.data as Readonly<Record<string, unknown>>)[typed.field];
  const text = {
    html: frame?.sanitize(typeof kept === 'string' ? kept : '') ?? '',
    show: (html: string) => showFootnotes(html, id),
  };
  const rich = frame?.editText(element, text, { ...events, onChange: write });
  return rich && { id, rich, end: () => rich.end() };
}

function typePlainly(
  element: HTMLElement,
  { id, write, onLeave }: { id: string; write: (text: string) => void; onLeave: () => void },
): Typing {
  const onInput = () => write(element.textContent.replaceAll('\n', ' '));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
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
    id,
    rich: undefined,
    end() {
      element.removeAttribute('contenteditable');
      element.removeEventListener('input', onInput);
      element.removeEventListener('keydown', onKeyDown);
      element.blur();
    },
  };
}
