import { findMainNavigation, type CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { toInput } from './menu-entry.ts';
import { navigationTexts as texts } from './navigation-texts.ts';

type Layout = CallAnswer<'GET /api/commondata/GetSiteLayout'>;

/** Makes a store page and puts it at the end of the main menu. STOR-06, NAVL-04, PROD-08 */
export function NewStoreDialog({ layout, onClose }: { layout: Layout; onClose: () => void }) {
  const write = useTexts();
  const { identifier, siteId, may } = useSite();
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useTried();
  const refreshes = [
    'GET /api/commondata/GetSiteLayout',
    'GET /api/sites/:identifier/store-pages',
  ] as const;
  const create = useWrite('POST /api/content-service/product/1.1/websites/:websiteId/products', {
    refreshes,
  });
  const update = useWrite('POST /api/widget/UpdateNavigation', { refreshes });
  const save = async () => {
    setTried(true);
    if (title.trim() === '') return;
    const made = await create.runAndWait({
      params: { websiteId: siteId },
      query: { site: identifier },
      body: { title: title.trim(), navigationTitle: title.trim() },
    });
    if (!made) return;
    if (may('create-pages') && layout.layout.length > 0) {
      const main = findMainNavigation(layout);
      const items = [...main.links.map(toInput), { collectionId: made.id }];
      await update.runAndWait({
        query: { site: identifier },
        body: {
          fieldName: main.identifier,
          templateId: layout.templateId,
          navigation: { items },
        },
      });
    }
    showToast({ message: write(texts.storeMade, { title: made.title }) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={write(texts.newStore)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={create.isRunning || update.isRunning}
            onPress={() => void save()}
          >
            {write(texts.create)}
          </Button>
        </>
      }
    >
      <p>{write(texts.storeText)}</p>
      <TextField
        inputRef={focusFirst}
        label={write(texts.storeTitle)}
        maxLength={200}
        value={title}
        onChange={setTitle}
        error={isTried && title.trim() === '' ? write(texts.required) : undefined}
      />
    </Dialog>
  );
}
