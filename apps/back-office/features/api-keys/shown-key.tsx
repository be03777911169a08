import { useTexts } from '../../texts/use-texts.ts';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { apiKeyTexts as texts } from './api-keys-texts.ts';

/** A key, for the only time. */
export function ShownKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const write = useTexts();
  return (
    <ShownOnce
      title={write(texts.key)}
      warning={write(texts.shownOnce)}
      value={secret}
      doneLabel={write(texts.complete)}
      onClose={onClose}
    />
  );
}
