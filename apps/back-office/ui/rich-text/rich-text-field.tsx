import { lazy, Suspense } from 'react';
import fields from '../field.module.css';
import { TextField, type FieldProps } from '../text-field.tsx';
import { wordsOfHtml } from '../words-of-html.ts';

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
  // Until the editor is loaded: nobody wants to see its tags.
  const waiting = <TextField label={label} isLong rows={8} value={wordsOfHtml(value)} isReadOnly />;
  return (
    <div className={fields['field']}>
      <Suspense fallback={waiting}>
        <RichTextEditor {...props} />
      </Suspense>
    </div>
  );
}
