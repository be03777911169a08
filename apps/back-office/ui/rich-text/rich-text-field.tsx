import { lazy, Suspense } from 'react';
import fields from '../field.module.css';
import { TextField, type FieldProps } from '../text-field.tsx';
import { useHandOver } from '../use-hand-over.ts';
import { wordsOfHtml } from '../words-of-html.ts';
import { holdClipboard, holdKey, type Held } from './hold-key.ts';

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
  /** What somebody types who is in the field while its editor is on its way. */
  const { read, keep, leave, take } = useHandOver<Held[]>();
  const hold = <Event,>(holdOne: (held: Held[], event: Event) => void) => {
    return ({ nativeEvent }: { nativeEvent: Event }) => {
      const held = read();
      if (held) holdOne(held, nativeEvent);
    };
  };
  // Until the editor is loaded: nobody wants to see its tags.
  const waiting = (
    <div
      role="presentation"
      onFocusCapture={() => keep(read() ?? [])}
      onBlurCapture={leave}
      onPasteCapture={hold(holdClipboard)}
      onKeyDownCapture={hold(holdKey)}
    >
      <TextField label={label} isLong rows={8} value={wordsOfHtml(value)} isReadOnly />
    </div>
  );
  return (
    <div className={fields['field']}>
      <Suspense fallback={waiting}>
        <RichTextEditor {...props} takeHeld={take} />
      </Suspense>
    </div>
  );
}
