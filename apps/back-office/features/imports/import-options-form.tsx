import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { importRefreshes, type ImportAnswer } from './import-reads.ts';
import { importTexts as texts } from './import-texts.ts';
import classes from './imports.module.css';

/** What is chosen before it is started, and the start. */
export function ImportOptionsForm({ status }: { status: ImportAnswer }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [options, setOptions] = useState(status.options);
  const start = useWrite('POST /api/sites/:identifier/imports/:id/start', {
    refreshes: importRefreshes,
  });
  const { counts, kind, id } = status;
  const words = wordsOf(kind);
  const isLeft = options.existing === 'leave';
  const count = counts.created + (isLeft ? 0 : counts.updated);
  return (
    <Card title={write(texts.options)}>
      <form
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          start.run({ params: { identifier, id }, body: options });
        }}
      >
        {counts.updated + counts.unchanged > 0 && kind !== 'content' && (
          <ChoiceField
            label={write(words.existing)}
            value={options.existing}
            choices={[
              { value: 'update', label: write(texts.update) },
              { value: 'leave', label: write(texts.leave) },
            ]}
            onChange={(existing) => setOptions({ ...options, existing })}
          />
        )}
        {kind === 'customers' && (
          <TextField
            label={write(texts.consentSource)}
            help={write(texts.consentHelp)}
            value={options.consentSource}
            onChange={(consentSource) => setOptions({ ...options, consentSource })}
            maxLength={200}
          />
        )}
        {(kind === 'content' || kind === 'products') && (
          <SwitchField
            isSelected={options.withMenus}
            onChange={(withMenus) => setOptions({ ...options, withMenus })}
          >
            {write(kind === 'products' ? texts.inMenu : texts.withMenus)}
          </SwitchField>
        )}
        {kind === 'products' && counts.updated + counts.unchanged > 0 && !isLeft && (
          <SwitchField
            isSelected={options.keepStock}
            onChange={(keepStock) => setOptions({ ...options, keepStock })}
          >
            {write(texts.keepStock)}
          </SwitchField>
        )}
        {(kind === 'products' || kind === 'content') && (
          <SwitchField
            isSelected={options.withPictures}
            onChange={(withPictures) => setOptions({ ...options, withPictures })}
          >
            {write(texts.withPictures)}
          </SwitchField>
        )}
        <div>
          <Button
            kind="primary"
            type="submit"
            isPending={start.isRunning}
            isDisabled={counts.created + counts.updated + counts.unchanged === 0}
          >
            {write(words.start, { count })}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function wordsOf(kind: ImportAnswer['kind']) {
  if (kind === 'customers')
    return { existing: texts.existingCustomers, start: texts.startCustomers };
  if (kind === 'content') return { existing: texts.existingProducts, start: texts.startContent };
  if (kind === 'reviews') return { existing: texts.existingReviews, start: texts.startReviews };
  return { existing: texts.existingProducts, start: texts.startProducts };
}
