import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import fields from '../field.module.css';
import classes from './code-editor.module.css';
import {
  createCodeView,
  focusCode,
  replaceCode,
  showProblems,
  type CodeView,
} from './code-view.ts';
import type { CodeEditorProps } from './code-field.tsx';
import { codeTexts as texts } from './code-texts.ts';

/** The editor of code, with its label and what is wrong. */
export function CodeEditor({
  label,
  help,
  error,
  language,
  value,
  maxLength,
  isDisabled = false,
  problems,
  onChange,
  takeTypedIn,
}: CodeEditorProps) {
  const write = useTexts();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView>(undefined);
  const tell = useEffectEvent((code: string) => onChange(code));
  const begin = useEffectEvent((parent: HTMLElement) =>
    createCodeView({
      parent,
      language,
      code: value,
      maxLength,
      isDisabled,
      labelledBy: id,
      describedBy: `${id}-help`,
      messages: {
        unclosed: write(texts.unclosed),
        unopened: write(texts.unopened),
        broken: write(texts.broken),
      },
      onChange: tell,
    }),
  );
  // With the field before it: a key in between would be one of the screen.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const made = begin(place.current);
    view.current = made;
    return () => made.destroy();
  }, [language, isDisabled]);
  const takeOver = useEffectEvent(() => {
    const plain = takeTypedIn();
    if (plain && view.current) focusCode(view.current, plain.selectionStart, plain.selectionEnd);
  });
  useLayoutEffect(() => takeOver(), []);
  useEffect(() => {
    // Only what came from elsewhere, such as an undo: the caret stays where it is.
    if (view.current) replaceCode(view.current, value);
  }, [value]);
  useEffect(() => {
    if (view.current && problems) showProblems(view.current, problems);
  }, [problems]);
  return (
    <div className={fields['field']}>
      <span id={id} className={fields['label']}>
        {label}
      </span>
      <div ref={place} className={classes['code']} data-code-editor />
      <small id={`${id}-help`} className={fields['help']}>
        {help} {write(texts.leave)}
      </small>
      {error !== undefined && <span className={fields['error']}>{error}</span>}
    </div>
  );
}
