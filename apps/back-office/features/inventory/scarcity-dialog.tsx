import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { inventoryTexts as texts } from './inventory-texts.ts';
import classes from './inventory.module.css';

const group = 'merchandising';
const names = [
  'scarcityEnabledOnProductItems',
  'scarcityEnabledOnProductBlocks',
  'scarcityThreshold',
  'lowStockUnits',
] as const;

type Values = Readonly<Record<(typeof names)[number], unknown>>;

/** When visitors are told that little is left: on product pages, on blocks, and from when on. INVT-02 */
export function ScarcityDialog({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/settings', { params: { identifier } });
  return (
    <Dialog isOpen title={write(texts.settings)} onClose={onClose}>
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <ScarcityForm
          saved={
            Object.fromEntries(
              read.answer.settings
                .filter((one) => one.group === group)
                .map(({ field, value }) => [field, value]),
            ) as Values
          }
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function ScarcityForm({ saved, onClose }: { saved: Values; onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [values, setValues] = useState(saved);
  const [typed, setTyped] = useState(String(saved.scarcityThreshold));
  const [low, setLow] = useState(String(saved.lowStockUnits));
  const isNumber = /^\d{1,4}$/.test(typed.trim());
  const isLowNumber = /^\d{1,4}$/.test(low.trim());
  const edit = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: [
      'GET /api/sites/:identifier/settings',
      'GET /api/sites/:identifier/inventory',
      'GET /api/sites/:identifier/products',
    ],
    onDone: () => {
      onClose();
      showToast({ message: write(texts.settingsSaved) });
    },
  });
  const save = () => {
    if (!isNumber || !isLowNumber) return;
    const wanted: Values = {
      ...values,
      scarcityThreshold: Number(typed),
      lowStockUnits: Number(low),
    };
    const changes = Object.fromEntries(
      names
        .filter((name) => wanted[name] !== saved[name])
        .map((name) => [`${group}.${name}`, { from: saved[name], to: wanted[name] }]),
    );
    if (Object.keys(changes).length === 0) onClose();
    else edit.run({ params: { identifier }, body: { changes } });
  };
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      noValidate
    >
      <SwitchField
        isSelected={values.scarcityEnabledOnProductItems === true}
        onChange={(isOn) => setValues({ ...values, scarcityEnabledOnProductItems: isOn })}
      >
        {write(texts.onPages)}
      </SwitchField>
      <SwitchField
        isSelected={values.scarcityEnabledOnProductBlocks === true}
        onChange={(isOn) => setValues({ ...values, scarcityEnabledOnProductBlocks: isOn })}
      >
        {write(texts.onBlocks)}
      </SwitchField>
      <TextField
        label={write(texts.threshold)}
        help={write(texts.thresholdHelp)}
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        error={isNumber ? undefined : write(texts.thresholdWrong)}
      />
      <TextField
        label={write(texts.lowUnits)}
        help={write(texts.lowUnitsHelp)}
        inputMode="numeric"
        value={low}
        onChange={setLow}
        error={isLowNumber ? undefined : write(texts.thresholdWrong)}
      />
      <div className={classes['buttons']}>
        <Button onPress={onClose}>{write(texts.cancel)}</Button>
        <Button type="submit" kind="primary" isPending={edit.isRunning}>
          {write(texts.save)}
        </Button>
      </div>
    </form>
  );
}
