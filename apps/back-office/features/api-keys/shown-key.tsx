import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { apiKeyTexts as texts } from './api-keys-texts.ts';

/** Closing it is the last sight of the key, so that only its button does. */
export function ShownKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const write = useTexts();
  const { copied, copy } = useCopy();
  return (
    <Dialog
      isOpen
      isUrgent
      title={write(texts.key)}
      onClose={() => {}}
      actions={
        <>
          <Button onPress={() => copy(secret)}>
            {write(copied === secret ? texts.copied : texts.copy)}
          </Button>
          <Button kind="primary" onPress={onClose}>
            {write(texts.complete)}
          </Button>
        </>
      }
    >
      <Banner tone="warning">{write(texts.shownOnce)}</Banner>
      <TextField label={write(texts.key)} value={secret} isReadOnly isLong rows={2} />
    </Dialog>
  );
}
