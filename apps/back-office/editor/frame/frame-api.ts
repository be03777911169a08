/** What the script in the canvas gives to the editor around it. */
import type { Held } from '../../ui/rich-text/hold-key.ts';
import type { LeftOut } from '../../ui/rich-text/paste/paste-extension.ts';
import type { Alignment, TableAct } from '../../ui/rich-text/text-choices.ts';
import type { TextLink } from '../../ui/rich-text/text-link.ts';

/** A mark or kind of paragraph that can be switched on and off. */
export type TextFormat =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'superscript'
  | 'subscript'
  | 'highlight'
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
  /** How lines stand; undefined: as the theme says. */
  alignment(): Alignment | undefined;
  setAlignment(align: Alignment | undefined): void;
  /** The colour of letters; undefined: that of the theme. */
  ink(): string | undefined;
  setInk(color: string | undefined): void;
  isInTable(): boolean;
  insertTable(): void;
  actOnTable(act: TableAct): void;
  /** The words of the footnote that is chosen. */
  footnote(): string | undefined;
  /** Empty words take it away. */
  setFootnote(words: string): void;
  /** Plain text where somebody types. */
  insert(text: string): void;
  /** What was held until it came, as if it were typed now. */
  press(held: readonly Held[]): void;
  focus(): void;
  /** Takes up what somebody else wrote meanwhile, around the place where this one types. */
  take(html: string): void;
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
  /** Alt F10: to the bar above. */
  readonly onBar: () => void;
  /** A paste brought something that a text does not hold. */
  readonly onLeftOut: (leftOut: LeftOut) => void;
}

/** A text as it is kept, and as it is shown: that adds numbers and footnotes below. */
export interface TypedText {
  readonly html: string;
  show(html: string): string;
}

/** Lets somebody type in an element; undefined where typing would lose something of its markup. */
export type EditText = (
  element: HTMLElement,
  text: TypedText,
  events: TextEvents,
) => TextSession | undefined;

/** On the window of the canvas. */
export interface FrameApi {
  /** Brings rich text, which the page is shown without. Rejects where it cannot be had. */
  loadTyping(): Promise<EditText>;
  /** HTML of an owner, made safe as far as a browser shows it. */
  sanitize(html: string): string;
}

declare global {
  interface Window {
    sitewrightFrame?: FrameApi;
  }
}
