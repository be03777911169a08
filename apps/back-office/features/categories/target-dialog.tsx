import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { Category } from './category-tree.tsx';
import { categoryTexts as texts } from './category-texts.ts';

const root = 'root';

/** Where a category goes, or which one takes it in. */
export function TargetDialog({
  category,
  all,
  kind,
  onClose,
  onChoose,
}: {
  category: Category;
  all: readonly Category[];
  kind: 'move' | 'merge';
  onClose: () => void;
  /** Null: the top. */
  onChoose: (id: string | null) => void;
}) {
  const write = useTexts();
  const targets = all.filter(
    ({ id, collectionId, urlPath }) =>
      id !== category.id &&
      collectionId === category.collectionId &&
      !urlPath.startsWith(`${category.urlPath}/`),
  );
  const choices = [
    ...(kind === 'move' ? [{ value: root, label: write(texts.root) }] : []),
    ...targets.map(({ id, displayName, depth }) => ({
      value: id,
      label: `${'– '.repeat(depth)}${displayName}`,
    })),
  ];
  const [chosen, setChosen] = useState<string | null>(choices[0]?.value ?? null);
  return (
    <Dialog
      isOpen
      title={`${category.displayName}: ${write(kind === 'move' ? texts.moveBelow : texts.merge)}`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isDisabled={chosen === null}
            onPress={() => onChoose(chosen === root ? null : chosen)}
          >
            {write(texts.save)}
          </Button>
        </>
      }
    >
      <SelectField
        label={write(texts.target)}
        choices={choices}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}
