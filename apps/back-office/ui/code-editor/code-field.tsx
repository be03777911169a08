import { lazy, Suspense, useEffectEvent, useLayoutEffect, useRef, type Ref } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField, type FieldProps } from '../text-field.tsx';
import { useHandOver } from '../use-hand-over.ts';
import { useOverlay } from '../use-overlay.ts';
import { canEditCode } from './can-edit-code.ts';
import { codeTexts as texts } from './code-texts.ts';

/** A language that is coloured, completed and checked. */
export type CodeLanguage = 'html' | 'less' | 'markdown' | 'template';

/** What a server says of a line. */
export interface CodeProblem {
  /** From 1; undefined: it is not known. */
  readonly line: number | undefined;
  readonly message: string;
  /** False: a hint. */
  readonly isGrave: boolean;
}

/** How such a field is bound. */
export interface CodeFieldProps extends FieldProps {
  readonly language: CodeLanguage;
  readonly value: string;
  /** Characters at most. */
  readonly maxLength: number;
  readonly isDisabled?: boolean;
  /** Shown beside what the editor finds by itself. */
  readonly problems?: readonly CodeProblem[];
  readonly onChange: (code: string) => void;
}

/** What the editor is given when it has come. */
export interface CodeEditorProps extends CodeFieldProps {
  /** Where somebody has typed until then: its selection is taken over with the focus, once. */
  readonly takeTypedIn: () => HTMLTextAreaElement | undefined;
}

/** A field whose editor cannot be loaded is a plain one. */
const CodeEditor = lazy(() =>
  import('./code-editor.tsx').then(
    ({ CodeEditor: loaded }) => ({ default: loaded }),
    () => ({ default: PlainEditor }),
  ),
);

/** A field for code. Its editor loads when it shows; where there is none, code is typed as plain text. */
export function CodeField(props: CodeFieldProps) {
  const write = useTexts();
  useOverlay('code');
  /** The plain field of somebody who types while the editor is on its way. */
  const { keep, leave, take } = useHandOver<HTMLTextAreaElement>();
  const waiting = (
    <div
      onFocusCapture={({ target }) => target instanceof HTMLTextAreaElement && keep(target)}
      onBlurCapture={leave}
    >
      <PlainCode {...props} />
    </div>
  );
  if (!canEditCode(window)) return <PlainCode {...props} help={write(texts.unavailable)} />;
  return (
    <Suspense fallback={waiting}>
      <CodeEditor {...props} takeTypedIn={take} />
    </Suspense>
  );
}

/** In place of an editor that did not come: who typed until then goes on. */
function PlainEditor({ takeTypedIn, ...props }: CodeEditorProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const takeOver = useEffectEvent(() => {
    const before = takeTypedIn();
    if (!before) return;
    input.current?.focus();
    input.current?.setSelectionRange(before.selectionStart, before.selectionEnd);
  });
  useLayoutEffect(() => takeOver(), []);
  return <PlainCode {...props} inputRef={input} />;
}

function PlainCode({
  language: _language,
  problems: _problems,
  ...props
}: CodeFieldProps & { readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement> }) {
  return <TextField {...props} isLong rows={10} />;
}
