import { staffLimits } from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { rememberInTab } from '../../data/session-store.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { chosenProductsName } from './bulk/chosen-products.ts';
import { productListTexts as texts } from './product-list-texts.ts';
import { showArchived } from './shown-products.ts';
import classes from './products.module.css';

/** What can be done with the products that are chosen. */
export function SelectionBar({
  ids,
  isArchive,
  onDone,
}: {
  ids: readonly string[];
  /** They are in the archive. */
  isArchive: boolean;
  onDone: () => void;
}) {
  const write = useTexts();
  const router = useRouter();
  const { identifier, href } = useSite();
  const editTogether = () => {
    rememberInTab(chosenProductsName, ids.slice(0, staffLimits.ids));
    void router.navigate({ href: href('products/bulk?chosen=1') });
  };
  const archive = useWrite('POST /api/sites/:identifier/products/archive', {
    refreshes: [
      'GET /api/sites/:identifier/products',
      'GET /api/sites/:identifier/products/count',
      'GET /api/sites/:identifier/products/:id',
    ],
    shows: showArchived,
    onDone: (moved, { body: { isArchived } }) => {
      const message = isArchived ? texts.archivedNow : texts.unarchivedNow;
      showToast({
        message: write(message, { count: moved.ids.length }),
        action: {
          label: write(texts.undo),
          onPress: () =>
            archive.run({
              params: { identifier },
              body: { ids: moved.ids, isArchived: !isArchived },
            }),
        },
      });
    },
  });
  const move = (isArchived: boolean) => {
    archive.run({ params: { identifier }, body: { ids: ids.slice(0, 100), isArchived } });
    onDone();
  };
  return (
    <div className={classes['selection']}>
      <output>{write(texts.chosen, { count: ids.length })}</output>
      <Button kind="primary" onPress={editTogether}>
        {write(texts.editTogether)}
      </Button>
      <Button isPending={archive.isRunning} onPress={() => move(!isArchive)}>
        {write(isArchive ? texts.unarchive : texts.archive)}
      </Button>
      <Button kind="quiet" onPress={onDone}>
        {write(texts.clearChosen)}
      </Button>
    </div>
  );
}
