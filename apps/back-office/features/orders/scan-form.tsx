import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CameraScanner } from './camera-scanner.tsx';

/** Takes codes from a keyboard, a hand scanner or the camera, one after the other. */
export function ScanForm({
  className,
  label,
  help,
  onCode,
  children,
}: {
  readonly className: string | undefined;
  readonly label: string;
  readonly help: string;
  readonly onCode: (code: string) => void;
  /** What became of the last one. */
  readonly children: ReactNode;
}) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => {
    // On a phone the keyboard would cover half of the screen.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    onCode(code.trim());
    setCode('');
  };
  return (
    <Card>
      <form noValidate className={className} onSubmit={submit}>
        <TextField
          label={label}
          help={help}
          value={code}
          autoComplete="off"
          spellCheck="false"
          inputRef={field}
          onChange={setCode}
        />
        <CameraScanner onCode={onCode} />
        {children}
      </form>
    </Card>
  );
}
