import { Tab, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedState } from '../../ui/states.tsx';
import { TabRow } from '../../ui/tab-row.tsx';
import tabs from '../../ui/tabs.module.css';
import { AdjustForm } from './adjust-form.tsx';
import { CountForm } from './count-form.tsx';
import { countTexts } from './count-texts.ts';
import classes from './inventory.module.css';
import { inventoryTexts as texts } from './inventory-texts.ts';
import { StockHistory } from './stock-history.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useLocations } from './use-locations.ts';
import type { MovedVariant } from './use-move-stock.ts';

/** What can be done with the stock of a variant, and what was done before. */
export function StockDialog({ variant, onClose }: { variant: MovedVariant; onClose: () => void }) {
  const write = useTexts();
  const { failed } = useLocations();
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.adjustTitle, { name: variant.name })}
      onClose={onClose}
    >
      {failed ? <FailedState {...failed} /> : <Acts variant={variant} onClose={onClose} />}
      <StockHistory variantId={variant.id} />
    </Dialog>
  );
}

function Acts({ variant, onClose }: { variant: MovedVariant; onClose: () => void }) {
  const write = useTexts();
  const { may } = useSite();
  const isSpread = useLocations().open.length > 1;
  const adjust = <AdjustForm variant={variant} onClose={onClose} />;
  if (!may('edit-inventory') || variant.stock.unlimited) return adjust;
  return (
    <Tabs className={tabs['tabs'] ?? ''}>
      <TabRow label={write(countTexts.acts)}>
        <Tab id="adjust" className={tabs['tab'] ?? ''}>
          {write(countTexts.adjust)}
        </Tab>
        {isSpread && (
          <Tab id="move" className={tabs['tab'] ?? ''}>
            {write(countTexts.move)}
          </Tab>
        )}
        <Tab id="count" className={tabs['tab'] ?? ''}>
          {write(countTexts.open)}
        </Tab>
      </TabRow>
      <TabPanel id="adjust" className={classes['panel'] ?? ''}>
        {adjust}
      </TabPanel>
      {isSpread && (
        <TabPanel id="move" className={classes['panel'] ?? ''}>
          <TransferForm variant={variant} onClose={onClose} />
        </TabPanel>
      )}
      <TabPanel id="count" className={classes['panel'] ?? ''}>
        <CountForm variant={variant} onClose={onClose} />
      </TabPanel>
    </Tabs>
  );
}
