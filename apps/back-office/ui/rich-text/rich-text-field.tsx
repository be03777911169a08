import { lazy, Suspense, useRef } from 'react';
import fields from '../field.module.css';
import { TextField, type FieldProps } from '../text-field.tsx';
import { wordsOfHtml } from '../words-of-html.ts';
import { holdKey } from './typed-ahead.ts';

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}));

/** How such a field is bound. */
export interface RichTextProps extends FieldProps {
  /** HTML. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly isDisabled?: boolean;
}

/** A field for text with headings, lists and links; its HTML can be seen. The editor loads when it shows. */
export function RichTextField(props: RichTextProps) {
  const { label, value } = props;
  /** Keys of somebody who is in the field while its editor is on its way. */
  const held = useRef<KeyboardEvent[]>(undefined);
  const takeHeld = () => {
    const keys = held.current;
    held.current = undefined;
    return keys;
  };
  // Until the editor is loaded: nobody wants to see its tags.
  const waiting = (
    <div
      role="presentation"
      onFocusCapture={() => (held.current = [])}
      onBlurCapture={() => (held.current = undefined)}
      onKeyDownCapture={({ nativeEvent }) => held.current && holdKey(held.current, nativeEvent)}
    >
      <TextField label={label} isLong rows={8} value={wordsOfHtml(value)} isReadOnly />
    </div>
  );
  return (
    <div className={fields['field']}>
      <Suspense fallback={waiting}>
        <RichTextEditor {...props} takeHeld={takeHeld} />
      </Suspense>
    </div>
  );
}
