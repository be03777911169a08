import {
  Bold,
  Heading2,
  Heading3,
  Highlighter,
  Italic,
  List,
  ListOrdered,
  Quote,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import type { ScreenText } from '../../texts/define-texts.ts';
import { editorTexts } from '../editor-texts.ts';
import type { TextFormat } from '../frame/frame-api.ts';
import { textBarTexts as texts } from './text-bar-texts.ts';

interface ShownFormat {
  readonly format: TextFormat;
  readonly icon: LucideIcon;
  readonly text: ScreenText;
}

/** Formats of the bar above a text, in its order. */
export const textFormats: readonly ShownFormat[] = [
  { format: 'bold', icon: Bold, text: editorTexts.bold },
  { format: 'italic', icon: Italic, text: editorTexts.italic },
  { format: 'underline', icon: Underline, text: editorTexts.underline },
  { format: 'strike', icon: Strikethrough, text: editorTexts.strike },
  { format: 'superscript', icon: Superscript, text: texts.superscript },
  { format: 'subscript', icon: Subscript, text: texts.subscript },
  { format: 'highlight', icon: Highlighter, text: texts.highlight },
  { format: 'h2', icon: Heading2, text: editorTexts.h2 },
  { format: 'h3', icon: Heading3, text: editorTexts.h3 },
  { format: 'bulletList', icon: List, text: editorTexts.bulletList },
  { format: 'orderedList', icon: ListOrdered, text: editorTexts.orderedList },
  { format: 'blockquote', icon: Quote, text: editorTexts.blockquote },
];
