import { useTexts } from '../../texts/use-texts.ts';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { cardTexts as texts } from './gift-card-texts.ts';

/** The code of a card, this once. */
export function CardCode({ code, onClose }: { code: string; onClose: () => void }) {
  const write = useTexts();
  return (
    <ShownOnce
      title={write(texts.code)}
      help={write(texts.codeOnce)}
      value={code}
      onClose={onClose}
    />
  );
}
