/** What the script in the canvas gives to the editor around it. */
import type { TextLink } from '../../ui/rich-text/text-link.ts';

/** A mark or kind of paragraph that can be switched on and off. */
export type TextFormat =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote';

/** A text that is being typed. */
export interface TextSession {
  /** As it stands. */
  html(): string;
  toggle(format: TextFormat): void;
  isActive(format: TextFormat): boolean;
  /** Where the selected text leads; undefined where it leads nowhere. */
  link(): TextLink | undefined;
  /** Undefined takes the link away. */
  setLink(link: TextLink | undefined): void;
  focus(): void;
  /** Ends typing; what stands there stays. */
  end(): void;
}

/** What happens while somebody types. */
export interface TextEvents {
  readonly onChange: (html: string) => void;
  /** The selection or its formats changed. */
  readonly onSelection: () => void;
  /** Escape, or a press elsewhere. */
  readonly onLeave: () => void;
}

/** On the window of the canvas. */
export interface FrameApi {
  /** Lets somebody type in an element; undefined where typing would lose something of its markup. */
  editText(element: HTMLElement, events: TextEvents): TextSession | undefined;
  /** HTML of an owner, made safe as far as a browser shows it. */
  sanitize(html: string): string;
}

declare global {
  interface Window {
    sitewrightFrame?: FrameApi;
  }
}
