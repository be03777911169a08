import { memo, type RefObject } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from '../editor.module.css';

/** What puts something on the page. A key that is typed draws it not again. */
export const Adders = memo(function Adders({
  place,
  hasRows,
  isEmpty,
  onSection,
  onBlock,
}: {
  place: RefObject<HTMLDivElement | null>;
  hasRows: boolean;
  isEmpty: boolean;
  onSection: () => void;
  onBlock: () => void;
}) {
  const write = useTexts();
  return (
    <div ref={place} className={classes['adders']}>
      {!hasRows && <Button onPress={onSection}>{write(texts.addSection)}</Button>}
      <Button isDisabled={isEmpty && !hasRows} onPress={onBlock}>
        {write(texts.addBlock)}
      </Button>
    </div>
  );
});
