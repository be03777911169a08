/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is looked at has headings and lists, which a text area cannot show */
import { lazy, Suspense, useId, useState } from 'react';
import fields from '../field.module.css';
import type { FieldProps } from '../text-field.tsx';
import { HtmlPreview } from './html-preview.tsx';
import classes from './rich-text.module.css';

const loadEditor = () => import('./rich-text-editor.tsx');
const RichTextEditor = lazy(async () => ({ default: (await loadEditor()).RichTextEditor }));

/** How such a field is bound. */
export interface RichTextProps extends FieldProps {
  /** HTML. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly isDisabled?: boolean;
}

/**
 * A field for text with headings, lists and links; its HTML can be seen. It is looked at until
 * somebody comes to write in it: the editor is as large as half of the back office, and loads then.
 */
export function RichTextField(props: RichTextProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => props.isDisabled !== true && setOpen(true);
  return (
    <div className={fields['field']}>
      {isOpen ? (
        <Suspense fallback={<Shown {...props} isComing />}>
          <RichTextEditor {...props} isEntered />
        </Suspense>
      ) : (
        <Shown {...props} onOpen={open} />
      )}
    </div>
  );
}

function Shown({
  label,
  value,
  error,
  isDisabled,
  isComing = false,
  onOpen,
}: RichTextProps & { isComing?: boolean; onOpen?: () => void }) {
  const id = useId();
  return (
    <>
      <span id={id} className={fields['label']}>
        {label}
      </span>
      <div className={classes['frame']}>
        <div
          role="textbox"
          aria-multiline="true"
          aria-readonly="true"
          aria-disabled={isDisabled === true}
          aria-busy={isComing}
          aria-labelledby={id}
          tabIndex={0}
          className={classes['text']}
          onFocus={onOpen}
          // On its way by the time of the press.
          onPointerEnter={() => isDisabled !== true && void loadEditor().catch(() => {})}
        >
          <HtmlPreview html={value} />
        </div>
      </div>
      {error !== undefined && <p role="alert">{error}</p>}
    </>
  );
}
