import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cardTexts as texts } from './gift-card-texts.ts';

/** The code of a card, this once. */
export function CardCode({ code, onClose }: { code: string; onClose: () => void }) {
  const write = useTexts();
  return (
    <Dialog
      isOpen
      isUrgent
      title={write(texts.code)}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {write(texts.done)}
        </Button>
      }
    >
      <TextField label={write(texts.code)} help={write(texts.codeOnce)} value={code} isReadOnly />
    </Dialog>
  );
}
