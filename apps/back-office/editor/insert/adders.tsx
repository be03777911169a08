import { SquareCheckBig } from 'lucide-react';
import { memo, useSyncExternalStore, type RefObject } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { editorTexts as texts } from '../editor-texts.ts';
import type { EditorStore } from '../store/editor-store.ts';
import classes from './adders.module.css';

/** What puts something on the page, and chooses several of it. A key that is typed draws it not again. */
export const Adders = memo(function Adders({
  store,
  place,
  hasRows,
  isEmpty,
  onSection,
  onBlock,
}: {
  store: EditorStore;
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
      <SeveralToggle store={store} isDisabled={isEmpty} />
    </div>
  );
});

/** While it is on, presses take blocks to those that are chosen, without Shift: Escape ends it. */
function SeveralToggle({ store, isDisabled }: { store: EditorStore; isDisabled: boolean }) {
  const write = useTexts();
  const isOn = useSyncExternalStore(store.subscribe, () => store.read().choosesSeveral);
  return (
    <button
      type="button"
      className={classes['several']}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={() => store.chooseSeveral(!isOn)}
    >
      <SquareCheckBig size={16} aria-hidden="true" />
      <span>{write(texts.chooseSeveral)}</span>
    </button>
  );
}
