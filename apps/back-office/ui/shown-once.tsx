import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';
import { Banner } from './states.tsx';
import { TextField } from './text-field.tsx';

const texts = defineTexts({ done: { en: 'Done', de: 'Fertig' } });

/** Longer ones are seen whole in two lines. */
const lineLength = 24;

interface ShownOnceProps {
  readonly title: string;
  /** Missing: the title. */
  readonly label?: string;
  readonly help?: string;
  readonly warning?: string;
  readonly value: string;
  /** What the button says that closes it. */
  readonly doneLabel?: string;
  readonly onClose: () => void;
}

/** A secret, a code or a link, ready to copy. Closing it is its last sight, so that only its button does. */
export function ShownOnce({ title, label = title, value, ...shown }: ShownOnceProps) {
  const write = useTexts();
  return (
    <Dialog
      isOpen
      isUrgent
      title={title}
      onClose={() => {}}
      actions={
        <>
          <CopyButton text={value} />
          <Button kind="primary" onPress={shown.onClose}>
            {shown.doneLabel ?? write(texts.done)}
          </Button>
        </>
      }
    >
      {shown.warning !== undefined && <Banner tone="warning">{shown.warning}</Banner>}
      <TextField
        label={label}
        help={shown.help}
        value={value}
        isReadOnly
        {...(value.length > lineLength && { isLong: true, rows: 2 })}
      />
    </Dialog>
  );
}
