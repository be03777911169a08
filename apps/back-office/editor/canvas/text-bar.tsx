import { Link2, type LucideIcon } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useTexts } from '../../texts/use-texts.ts';
import { LinkEditorContext } from '../../ui/rich-text/link-editor-context.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import type { TextSession } from '../frame/frame-api.ts';
import classes from './canvas.module.css';
import { findBlockElement } from './draw-document.ts';
import { EmojiTool, FootnoteTool, InkTool } from './text-bar-popovers.tsx';
import { AlignmentTool, TableTool } from './text-bar-menus.tsx';
import { textBarTexts } from './text-bar-texts.ts';
import { textFormats } from './text-formats.ts';

/** Room between the bar and the text, and the edge of the page. */
const gap = 8;

/** Formats of the text that is typed, above it. Alt F10 comes here, Escape goes back. */
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
  const bar = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 40 });
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    session.focus();
  });
  const isShown = findBlockElement(page, id) !== undefined;
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = new ResizeObserver(() =>
      setSize({ width: element.offsetWidth, height: element.offsetHeight }),
    );
    measure.observe(element);
    element.addEventListener('keydown', leave);
    return () => {
      measure.disconnect();
      element.removeEventListener('keydown', leave);
    };
  }, [isShown]);
  const box = findBlockElement(page, id)?.getBoundingClientRect();
  if (!box) return null;
  const room = page.documentElement.clientWidth - size.width - gap;
  return (
    <Toolbar
      ref={bar}
      data-text-bar
      className={classes['textBar'] ?? ''}
      aria-label={write(texts.formats)}
      style={{
        top: Math.max(gap, box.top - size.height - gap),
        left: Math.max(gap, Math.min(box.left, room)),
      }}
    >
      {textFormats.map(({ format, icon, text }) => (
        <Toggle
          key={format}
          label={write(text)}
          icon={icon}
          isOn={session.isActive(format)}
          onPress={() => session.toggle(format)}
        />
      ))}
      <AlignmentTool session={session} />
      <InkTool session={session} />
      <Toggle
        label={write(texts.link)}
        icon={Link2}
        isOn={session.link() !== undefined}
        onPress={() => setLinking(true)}
      />
      <FootnoteTool session={session} />
      <TableTool session={session} />
      <EmojiTool session={session} />
      <span className={classes['barHint']}>{write(textBarTexts.hint)}</span>
      {isLinking &&
        showLinkEditor?.({
          value: session.link(),
          onSave: (link) => session.setLink(link),
          onRemove: () => session.setLink(undefined),
          onClose: () => setLinking(false),
        })}
    </Toolbar>
  );
}

function Toggle({
  label,
  icon: Icon,
  isOn,
  onPress,
}: {
  label: string;
  icon: LucideIcon;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // The text keeps the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
