import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './categories.module.css';
import { categoryTexts as texts } from './category-texts.ts';

/** A name and a button. Without a name it says so. */
export function NameForm({
  label,
  name,
  maxLength,
  saveLabel,
  isFocused = false,
  onSave,
  onCancel,
}: {
  label: string;
  name: string;
  maxLength: number;
  saveLabel?: string;
  isFocused?: boolean;
  /** A promise of true: it is done, and the field is ready for the next name. */
  onSave: (name: string) => void | Promise<boolean>;
  onCancel?: () => void;
}) {
  const write = useTexts();
  const [typed, setTyped] = useState(name);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const [isTried, setTried] = useTried();
  const isMissing = typed.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(isMissing);
    if (isMissing || !(await onSave(typed.trim()))) return;
    // Who goes on typing meanwhile keeps it.
    setTyped((now) => (now === typed ? '' : now));
  };
  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        maxLength={maxLength}
        inputRef={input}
        error={isTried && isMissing ? write(texts.nameMissing) : undefined}
      />
      <Button type="submit">{saveLabel ?? write(texts.save)}</Button>
      {onCancel && (
        <Button kind="quiet" onPress={onCancel}>
          {write(texts.cancel)}
        </Button>
      )}
    </form>
  );
}
