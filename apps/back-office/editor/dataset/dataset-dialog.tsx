import type { Dataset } from '@sitewright/blocks';
import { datasetLimits } from '@sitewright/contract';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Banner } from '../../ui/states.tsx';
import { DatasetCells } from './dataset-cells.tsx';
import { addColumn, addRow, gridOf, pasteInto, readGrid, type Grid } from './dataset-grid.ts';
import { datasetTexts as texts } from './dataset-texts.ts';
import classes from './dataset.module.css';
import { readPasted } from './read-pasted.ts';

interface DatasetDialogProps {
  readonly value: unknown;
  readonly onClose: () => void;
  readonly onApply: (dataset: Dataset) => void;
}

/** The data table of a chart: applied as a whole, or not at all. DATA-01..06 */
export function DatasetDialog({ value, onClose, onApply }: DatasetDialogProps) {
  const write = useTexts();
  const { locale } = useIntl();
  const [grid, setGrid] = useState(() => gridOf(value, locale));
  const [isTruncated, setIsTruncated] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const read = useMemo(() => readGrid(grid, locale), [grid, locale]);
  const change = (to: Grid | undefined) => to && setGrid(to);
  const paste = (text: string, row: number, column: number) => {
    const table = readPasted(text, locale);
    if (!table) return false;
    const pasted = pasteInto(grid, row, column, table);
    setGrid(pasted.grid);
    setIsTruncated(pasted.isTruncated);
    return true;
  };
  const apply = () => {
    if (read.isEmpty) return setIsRefused(true);
    onApply(read.dataset);
    onClose();
  };
  const more = { row: addRow(grid), column: addColumn(grid) };
  return (
    <Dialog
      isOpen
      isWide
      isUrgent
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" onPress={apply}>
            {write(texts.apply)}
          </Button>
        </>
      }
    >
      <p className={classes['help']}>{write(texts.help)}</p>
      {isRefused && read.isEmpty && <Banner tone="danger">{write(texts.empty)}</Banner>}
      {!read.isEmpty && read.isIncomplete && (
        <Banner tone="warning">{write(texts.rowsIncomplete)}</Banner>
      )}
      {isTruncated && (
        <Banner tone="warning">{write(texts.truncated, { ...datasetLimits })}</Banner>
      )}
      <DatasetCells grid={grid} onChange={change} onPaste={paste} />
      <div className={classes['tools']}>
        <Button isSmall isDisabled={!more.row} onPress={() => change(more.row)}>
          {write(texts.addRow)}
        </Button>
        <Button isSmall isDisabled={!more.column} onPress={() => change(more.column)}>
          {write(texts.addColumn)}
        </Button>
      </div>
    </Dialog>
  );
}
