import { columnsAt, findSection, hideBlock, placeBlock, placementAt } from '@sitewright/blocks';
import { documentLimits, type Block, type Breakpoint, type Placement } from '@sitewright/contract';
import { memo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from '../editor.module.css';
import type { EditorStore } from '../store/editor-store.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { RowFields } from './row-fields.tsx';

const names = [
  ['column', 'column'],
  ['row', 'row'],
  ['width', 'columns'],
  ['height', 'rows'],
  ['layer', 'layer'],
] as const;

/** What a block can be told without being moved elsewhere by another number. */
function boundsOf({ width, height }: Placement, breakpoint: Breakpoint) {
  const columns = columnsAt(breakpoint);
  const { rows, layer } = documentLimits;
  return {
    column: [1, columns - width + 1],
    row: [1, rows - height + 1],
    width: [1, columns],
    height: [1, rows],
    layer: [-layer, layer],
  } as const;
}

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
  const { document } = store.read();
  const placement = placementAt(document, block.id, breakpoint);
  const layout = findSection(document, block.sectionId)?.layout;
  if (!placement || layout === 'stack') return null;
  if (layout === 'rows') return <RowFields store={store} block={block} isDisabled={isDisabled} />;
  return (
    <GridPlace
      store={store}
      id={block.id}
      placement={placement}
      breakpoint={breakpoint}
      isDisabled={isDisabled}
    />
  );
}

interface GridPlaceProps {
  readonly store: EditorStore;
  readonly id: string;
  readonly placement: Placement;
  readonly breakpoint: Breakpoint;
  readonly isDisabled: boolean;
}

/** A key that is typed into the block draws its numbers not again. */
const GridPlace = memo(function GridPlace({
  store,
  id,
  placement,
  breakpoint,
  isDisabled,
}: GridPlaceProps) {
  const write = useTexts();
  const bounds = boundsOf(placement, breakpoint);
  return (
    <fieldset className={classes['places']} disabled={isDisabled}>
      <legend>{write(texts.place)}</legend>
      <div className={classes['numbers']}>
        {names.map(([name, label]) => (
          <NumberField
            key={name}
            label={write(texts[label])}
            bounds={bounds[name]}
            value={placement[name]}
            isDisabled={isDisabled}
            onChange={(number) => {
              const to = { ...placement, [name]: number };
              store.act(placeBlock(store.read().document, id, { breakpoint, to }), {
                joinsAs: `place ${id} ${name}`,
              });
            }}
          />
        ))}
      </div>
      <SwitchField
        isSelected={placement.hidden}
        isDisabled={isDisabled}
        onChange={(hidden) =>
          store.act(hideBlock(store.read().document, id, { breakpoint, hidden }))
        }
      >
        {write(texts.hiddenHere)}
      </SwitchField>
    </fieldset>
  );
});
