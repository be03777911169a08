import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';

/** Takes files that are dropped on it, or pasted anywhere on the screen. */
export function DropArea({
  onFiles,
  children,
}: {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  return (
    <div
      className={classes['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}

/** A button that opens the files of the device. */
export function ChooseFiles({
  label,
  accept,
  kind,
  onFiles,
}: {
  label: string;
  /** What the browser offers: `image/*`. */
  accept?: string;
  kind?: 'primary';
  onFiles: (files: readonly File[]) => void;
}) {
  const write = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        {...(accept !== undefined && { accept })}
        aria-label={write(texts.choose)}
        tabIndex={-1}
        className={classes['hidden']}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button {...(kind && { kind })} keys="u" onPress={() => input.current?.click()}>
        <FileUp size={16} aria-hidden="true" />
        {label}
      </Button>
    </>
  );
}
