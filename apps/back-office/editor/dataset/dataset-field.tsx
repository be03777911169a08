import { datasetSchema, type Dataset } from '@sitewright/blocks';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DatasetDialog } from './dataset-dialog.tsx';
import { datasetTexts as texts } from './dataset-texts.ts';
import classes from './dataset.module.css';

/** How large a dataset is, and what opens its editor. DATA-01 */
export function DatasetField({
  label,
  value,
  isDisabled,
  onChange,
}: {
  label: string;
  value: unknown;
  isDisabled: boolean;
  onChange: (to: Dataset) => void;
}) {
  const write = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const read = datasetSchema.safeParse(value);
  const { rows, columns } = read.success ? read.data : { rows: [], columns: [] };
  return (
    <div className={classes['field']}>
      <p>
        {label}: {write(texts.size, { rows: rows.length, columns: columns.length })}
      </p>
      <Button isDisabled={isDisabled} onPress={() => setIsOpen(true)}>
        {write(texts.edit)}
      </Button>
      {isOpen && (
        <DatasetDialog value={value} onClose={() => setIsOpen(false)} onApply={onChange} />
      )}
    </div>
  );
}
