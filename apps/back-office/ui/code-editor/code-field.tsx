import { lazy, Suspense } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField, type FieldProps } from '../text-field.tsx';
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

/** A field whose editor cannot be loaded is a plain one. */
const CodeEditor = lazy(() =>
  import('./code-editor.tsx').then(
    ({ CodeEditor: loaded }) => ({ default: loaded }),
    () => ({ default: PlainCode }),
  ),
);

/** A field for code. Its editor loads when it shows; where there is none, code is typed as plain text. */
export function CodeField(props: CodeFieldProps) {
  const write = useTexts();
  useOverlay('code');
  if (!canEditCode(window)) return <PlainCode {...props} help={write(texts.unavailable)} />;
  return (
    <Suspense fallback={<PlainCode {...props} isReadOnly />}>
      <CodeEditor {...props} />
    </Suspense>
  );
}

function PlainCode({
  language: _language,
  problems: _problems,
  ...props
}: CodeFieldProps & { readonly isReadOnly?: boolean }) {
  return <TextField {...props} isLong rows={10} />;
}
