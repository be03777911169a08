import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import { useContext, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LinkEditorContext } from '../../ui/rich-text/link-editor-context.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from './canvas.module.css';
import type { TextFormat, TextSession } from '../frame/frame-api.ts';
import { findBlockElement } from './draw-document.ts';
import { textFormats } from './type-in-place.ts';

const icons: Readonly<Partial<Record<TextFormat, LucideIcon>>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  h2: Heading2,
  h3: Heading3,
  bulletList: List,
  orderedList: ListOrdered,
  blockquote: Quote,
};

/** Formats of the text that is typed, above it. */
export function TextBar({
  session,
  page,
  id,
}: {
  session: TextSession;
  page: Document;
  id: string;
}) {
  const write = useTexts();
  const showLinkEditor = useContext(LinkEditorContext);
  const [isLinking, setLinking] = useState(false);
  const box = findBlockElement(page, id)?.getBoundingClientRect();
  if (!box) return null;
  const top = Math.max(8, box.top - 48);
  return (
    <div
      className={classes['textBar']}
      role="toolbar"
      aria-label={write(texts.formats)}
      style={{ top, left: Math.max(8, box.left) }}
    >
      {textFormats.map((format) => {
        const Icon = icons[format] ?? Bold;
        return (
          <button
            key={format}
            type="button"
            aria-label={write(texts[format])}
            title={write(texts[format])}
            aria-pressed={session.isActive(format)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => session.toggle(format)}
          >
            <Icon size={16} aria-hidden="true" />
          </button>
        );
      })}
      <button
        type="button"
        aria-label={write(texts.link)}
        title={write(texts.link)}
        aria-pressed={session.link() !== undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setLinking(true)}
      >
        <Link2 size={16} aria-hidden="true" />
      </button>
      {isLinking &&
        showLinkEditor?.({
          value: session.link(),
          onSave: (link) => session.setLink(link),
          onRemove: () => session.setLink(undefined),
          onClose: () => setLinking(false),
        })}
    </div>
  );
}
