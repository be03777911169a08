import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import fields from '../field.module.css';
import { TextField } from '../text-field.tsx';
import type { RichTextProps } from './rich-text-field.tsx';
import { richTextTexts as texts } from './rich-text-texts.ts';
import type { Held } from './hold-key.ts';
import { beginAtEnd, pressAgain } from './press-again.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import classes from './rich-text.module.css';
import { useTellLeftOut } from './use-tell-left-out.ts';
import { makeRichExtensions } from './rich-extensions.ts';
import { isSameHtml, tidyHtml } from './tidy-html.ts';

interface RichTextEditorProps extends RichTextProps {
  /** What was typed before it came; undefined where nobody was in the field, and after that. */
  readonly takeHeld: () => readonly Held[] | undefined;
}

/** The editor. What it could not hold whole is edited as HTML; nothing is written before somebody types. */
export function RichTextEditor({
  label,
  help,
  error,
  value,
  onChange,
  isDisabled,
  takeHeld,
}: RichTextEditorProps) {
  const write = useTexts();
  const id = useId();
  const tellLeftOut = useTellLeftOut();
  const [extensions] = useState(() =>
    makeRichExtensions({ tell: tellLeftOut, hasFootnotes: false }),
  );
  const known = useRef(value);
  const source = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editable: isDisabled !== true,
    editorProps: {
      attributes: {
        class: classes['text'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
      },
    },
    onUpdate: ({ editor: changed }) => tell(tidyHtml(changed.getHTML())),
  });
  const [fits, setFits] = useState(() => isSameHtml(value, editor.getHTML()));
  const [isSource, setSource] = useState(!fits);
  const tell = (html: string) => {
    known.current = html;
    onChange(html);
  };
  /** Whether the editor holds it whole; where it does not, it stays HTML. */
  const show = (html: string) => {
    known.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
    const isWhole = isSameHtml(html, editor.getHTML());
    setFits(isWhole);
    setSource(!isWhole);
  };
  // The server may write the same in another way: taken up, that would lose the spaces at the end.
  const isShown = (html: string) => !isSource && isSameHtml(html, editor.getHTML());
  const follow = useEffectEvent(
    (html: string) => html !== known.current && !isShown(html) && show(html),
  );
  useEffect(() => void follow(value), [value]);
  const takeOver = useEffectEvent(() => {
    const typed = takeHeld();
    if (!typed || isDisabled === true) return;
    // Words that were meant for words stay out of a source of HTML.
    if (isSource) return source.current?.focus();
    beginAtEnd(editor);
    pressAgain(editor, typed);
  });
  // With the field before it: a key in between would be one of the screen. An editor that waited for
  // its screen to be shown is another one by then: the first was ended meanwhile.
  useLayoutEffect(() => {
    if (!editor.isDestroyed) takeOver();
  }, [editor]);
  if (isSource) {
    return (
      <>
        <TextField
          label={label}
          help={fits ? help : write(texts.isSource)}
          error={error}
          isLong
          rows={10}
          inputRef={source}
          value={value}
          onChange={tell}
          isDisabled={isDisabled ?? false}
        />
        {isDisabled !== true && (
          <RichTextTools editor={editor} isSource onSource={() => show(value)} />
        )}
      </>
    );
  }
  return (
    <>
      <span id={`${id}-label`} className={fields['label']}>
        {label}
      </span>
      <div className={classes['frame']}>
        {isDisabled !== true && (
          <RichTextTools editor={editor} isSource={false} onSource={() => setSource(true)} />
        )}
        <EditorContent editor={editor} />
      </div>
      {help !== undefined && fits && <p className={fields['note']}>{help}</p>}
      {error !== undefined && <p role="alert">{error}</p>}
    </>
  );
}
