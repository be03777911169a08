import { findSection, hideBlock, placeBlock, placementAt } from '@sitewright/blocks';
import type { Block, Breakpoint } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from '../editor.module.css';
import type { EditorStore } from '../store/editor-store.ts';

const names = [
  ['column', 'column'],
  ['row', 'row'],
  ['width', 'columns'],
  ['height', 'rows'],
  ['layer', 'layer'],
] as const;

/** Where a block stands on the width that is shown: a drag, by numbers. */
export function PlaceFields({
  store,
  block,
  breakpoint,
  isDisabled,
}: {
  store: EditorStore;
  block: Block;
  breakpoint: Breakpoint;
  isDisabled: boolean;
}) {
  const write = useTexts();
  const { document } = store.read();
  const placement = placementAt(document, block.id, breakpoint);
  if (!placement || findSection(document, block.sectionId)?.layout === 'stack') return null;
  return (
    <fieldset className={classes['places']} disabled={isDisabled}>
      <legend>{write(texts.place)}</legend>
      <div className={classes['numbers']}>
        {names.map(([name, label]) => (
          <TextField
            key={name}
            type="number"
            label={write(texts[label])}
            value={String(placement[name])}
            isDisabled={isDisabled}
            onChange={(typed) => {
              const number = Number(typed);
              if (typed.trim() === '' || !Number.isInteger(number)) return;
              const to = { ...placement, [name]: number };
              store.act(placeBlock(store.read().document, block.id, { breakpoint, to }), {
                joinsAs: `place ${block.id} ${name}`,
              });
            }}
          />
        ))}
      </div>
      <SwitchField
        isSelected={placement.hidden}
        isDisabled={isDisabled}
        onChange={(hidden) =>
          store.act(hideBlock(store.read().document, block.id, { breakpoint, hidden }))
        }
      >
        {write(texts.hiddenHere)}
      </SwitchField>
    </fieldset>
  );
}
