import { staffLimits } from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { rememberInTab } from '../../data/session-store.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { chosenProductsName } from './bulk/chosen-products.ts';
import { productListTexts as texts } from './product-list-texts.ts';
import { useArchive } from './use-archive.ts';
import classes from './products.module.css';

/** What can be done with the products that are chosen. */
export function SelectionBar({
  ids,
  isArchive,
  onDone,
  onLeft,
}: {
  ids: readonly string[];
  /** They are in the archive. */
  isArchive: boolean;
  onDone: () => void;
  /** Those that something failed for. */
  onLeft: (ids: readonly string[]) => void;
}) {
  const write = useTexts();
  const router = useRouter();
  const { href } = useSite();
  const editTogether = () => {
    rememberInTab(chosenProductsName, ids.slice(0, staffLimits.ids));
    void router.navigate({ href: href('products/bulk?chosen=1') });
    if (ids.length > staffLimits.ids) {
      showToast({ message: write(texts.firstAlone, { count: staffLimits.ids }) });
    }
  };
  const archive = useArchive(onLeft);
  const move = () => {
    void archive.move(ids, !isArchive);
    onDone();
  };
  return (
    <div className={classes['selection']}>
      <output>{write(texts.chosen, { count: ids.length })}</output>
      <Button kind="primary" onPress={editTogether}>
        {write(texts.editTogether)}
      </Button>
      <Button isPending={archive.isRunning} onPress={move}>
        {write(isArchive ? texts.unarchive : texts.archive)}
      </Button>
      <Button kind="quiet" onPress={onDone}>
        {write(texts.clearChosen)}
      </Button>
    </div>
  );
}
