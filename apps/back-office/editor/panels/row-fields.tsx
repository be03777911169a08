import { findInRows, hideBlock, readRows, resizeColumn } from '@sitewright/blocks';
import { documentLimits, type Block } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from '../editor.module.css';
import type { EditorStore } from '../store/editor-store.ts';
import { NumberField } from '../../ui/number-field.tsx';

/** How wide the column of a block in rows is. Rows have one layout for all widths of a window. */
export function RowFields({
  store,
  block,
  isDisabled,
}: {
  readonly store: EditorStore;
  readonly block: Block;
  readonly isDisabled: boolean;
}) {
  const write = useTexts();
  const rows = readRows(store.read().document, block.sectionId);
  const found = findInRows(rows, block.id);
  const columns = found && rows[found.row]?.columns;
  const column = found && columns?.[found.column];
  if (!found || !columns || !column) return null;
  const neighbour = columns[found.column + 1] ?? columns[found.column - 1];
  const most = neighbour ? column.width + neighbour.width - 1 : documentLimits.classicColumns;
  return (
    <fieldset className={classes['places']} disabled={isDisabled}>
      <legend>{write(texts.place)}</legend>
      <NumberField
        label={write(texts.columnWidth)}
        bounds={[1, most]}
        value={column.width}
        isDisabled={isDisabled}
        onChange={(width) =>
          store.act(resizeColumn(store.read().document, block.id, width - column.width), {
            joinsAs: `column ${block.id}`,
          })
        }
      />
      <SwitchField
        isSelected={block.placement.wide.hidden}
        isDisabled={isDisabled}
        onChange={(hidden) =>
          store.act(hideBlock(store.read().document, block.id, { breakpoint: 'wide', hidden }))
        }
      >
        {write(texts.hidden)}
      </SwitchField>
    </fieldset>
  );
}
