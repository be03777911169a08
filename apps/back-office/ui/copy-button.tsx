import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

const texts = defineTexts({
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
});

/** Copies a text, and says that it did. */
export function CopyButton({ text }: { text: string }) {
  const write = useTexts();
  const { copied, copy } = useCopy();
  return (
    <Button onPress={() => copy(text)}>{write(copied === text ? texts.copied : texts.copy)}</Button>
  );
}
