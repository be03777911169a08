import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './categories.module.css';
import { categoryTexts as texts } from './category-texts.ts';

/** A name and a button. */
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
  onSave: (name: string) => void;
  onCancel?: () => void;
}) {
  const write = useTexts();
  const [typed, setTyped] = useState(name);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onSave(typed.trim());
  };
  return (
    <form className={classes['form']} onSubmit={submit}>
      <TextField
        label={label}
        value={typed}
        onChange={setTyped}
        maxLength={maxLength}
        inputRef={input}
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
