import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

/** What messages are signed with, this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const write = useTexts();
  return (
    <Dialog
      isOpen
      isUrgent
      title={write(texts.secret)}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {write(texts.done)}
        </Button>
      }
    >
      <TextField label={write(texts.secret)} value={secret} isReadOnly />
    </Dialog>
  );
}
