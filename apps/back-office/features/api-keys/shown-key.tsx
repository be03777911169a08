import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { apiKeyTexts as texts } from './api-keys-texts.ts';

/** Closing it is the last sight of the key, so that only its button does. */
export function ShownKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const write = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true));
  return (
    <Dialog
      isOpen
      isUrgent
      title={write(texts.key)}
      onClose={() => {}}
      actions={
        <>
          <Button onPress={copy}>{write(isCopied ? texts.copied : texts.copy)}</Button>
          <Button kind="primary" onPress={onClose}>
            {write(texts.complete)}
          </Button>
        </>
      }
    >
      <Banner tone="warning">{write(texts.shownOnce)}</Banner>
      <TextField label={write(texts.key)} value={secret} isReadOnly />
    </Dialog>
  );
}
