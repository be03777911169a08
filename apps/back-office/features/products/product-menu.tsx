import type { CallAddress, StaffProduct } from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Menu, type MenuChoice } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { translateTexts } from '../translate/translate-texts.ts';
import { useOtherLanguages } from '../translate/use-languages.ts';
import { showArchived } from './shown-products.ts';
import { productTexts as texts } from './product-texts.ts';
import { CopyDialog } from './store-page/copy-dialog.tsx';

/** What can be done with a product as a whole. */
export function ProductMenu({
  product: { id, title, isArchived },
  reads,
}: {
  product: StaffProduct;
  reads: readonly CallAddress[];
}) {
  const write = useTexts();
  const router = useRouter();
  const { ask } = useConfirm();
  const { identifier, href, may } = useSite();
  const others = useOtherLanguages()?.languages ?? [];
  const [needsPage, setNeedsPage] = useState(false);
  const lists = reads.filter((address) => !address.endsWith('/:id'));
  const go = (path: string) => void router.navigate({ href: href(path) });
  const duplicate = useWrite('POST /api/sites/:identifier/products/:id/duplicate', {
    refreshes: [...lists, 'GET /api/sites/:identifier/store-pages'],
    onDone: (made) => {
      showToast({ message: write(texts.copied, { title }) });
      go(`products/${made.id}`);
    },
    onFailed: ({ code, message }) => {
      if (code === 'collection_full') setNeedsPage(true);
      else showToast({ tone: 'danger', message });
    },
  });
  const copy = (body: { collectionId?: string }) =>
    duplicate.run({ params: { identifier, id }, body });
  const archive = useWrite('POST /api/sites/:identifier/products/archive', {
    refreshes: reads,
    shows: showArchived,
  });
  const remove = useWrite('DELETE /api/sites/:identifier/products/:id', {
    refreshes: lists,
    onDone: () => {
      go('products');
      showToast({ message: write(texts.removed, { title }) });
    },
  });
  const confirmAndRemove = async () => {
    const isSure = await ask({
      title: write(texts.removeTitle, { title }),
      text: write(texts.removeText),
      confirmLabel: write(texts.remove),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { identifier, id } });
  };
  const makes: readonly MenuChoice[] = may('create-products')
    ? [
        {
          id: 'duplicate',
          label: write(texts.duplicate),
          onAction: () => copy({}),
        },
        { id: 'remove', label: write(texts.remove), onAction: () => void confirmAndRemove() },
      ]
    : [];
  return (
    <>
      {needsPage && (
        <CopyDialog
          title={title}
          isCopying={duplicate.isRunning}
          onCopy={(collectionId) => copy({ collectionId })}
          onClose={() => setNeedsPage(false)}
        />
      )}
      <Menu
        label={write(texts.more)}
        choices={[
          {
            id: 'archive',
            label: write(isArchived ? texts.unarchive : texts.archive),
            onAction: () =>
              archive.run({ params: { identifier }, body: { ids: [id], isArchived: !isArchived } }),
          },
          ...others.map(({ code, name }) => ({
            id: `translate ${code}`,
            label: write(translateTexts.translateInto, { language: name }),
            href: href(`translate/${code}/product/${id}`),
          })),
          ...makes,
        ]}
      >
        <Button isIcon aria-label={write(texts.more)}>
          <Ellipsis size={16} aria-hidden="true" />
        </Button>
      </Menu>
    </>
  );
}
