import { contentLimits } from '@sitewright/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FilterChip } from '../../ui/filter-chips.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ProductFinder } from '../products/product-finder.tsx';
import classes from './categories.module.css';
import { categoryTexts as texts } from './category-texts.ts';
import { NameForm } from './name-form.tsx';

/** Makes a tag: its name, then the products that have it. There is no tag without any. TAGS-01 */
export function NewTag() {
  const write = useTexts();
  const { identifier } = useSite();
  const [tag, setTag] = useState<string>();
  const begin = async (name: string) => {
    const asked = { params: { identifier }, query: { search: name } };
    const known = await call('GET /api/sites/:identifier/product-tags', asked);
    if (!known.ok) showToast({ tone: 'danger', message: known.failure.message });
    // TAGS-02
    else if (known.answer.tags.some((one) => one.tag === name)) {
      showToast({ tone: 'danger', message: write(texts.tagExists) });
    } else setTag(name);
  };
  return (
    <>
      <NameForm
        label={write(texts.newTag)}
        name=""
        maxLength={contentLimits.tagLength}
        saveLabel={write(texts.create)}
        onSave={(name) => void begin(name)}
      />
      {tag !== undefined && <NewTagDialog tag={tag} onClose={() => setTag(undefined)} />}
    </>
  );
}

/** The products that get a new tag: they are changed together, which is shown and can be taken back. */
function NewTagDialog({ tag, onClose }: { tag: string; onClose: () => void }) {
  const write = useTexts();
  const router = useRouter();
  const { identifier, href } = useSite();
  const [ids, setIds] = useState<readonly string[]>([]);
  const start = useWrite('POST /api/sites/:identifier/bulk-edits', {
    refreshes: ['GET /api/sites/:identifier/bulk-edits', 'GET /api/sites/:identifier/product-tags'],
    onDone: ({ id }) => void router.navigate({ href: href(`products/bulk/${id}`) }),
  });
  const create = () =>
    start.run({
      params: { identifier },
      body: { choice: { ids: [...ids] }, edit: { tags: { add: [tag], remove: [] } } },
    });
  return (
    <Dialog
      isOpen
      title={write(texts.newTagFor, { name: tag })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isDisabled={ids.length === 0}
            isPending={start.isRunning}
            onPress={create}
          >
            {write(texts.create)}
          </Button>
        </>
      }
    >
      <p>{write(texts.newTagText)}</p>
      <ProductFinder without={ids} onChoose={(id) => setIds([...ids, id])} />
      {ids.length > 0 && (
        <div className={classes['chosen']}>
          {ids.map((id) => (
            <ChosenProduct
              key={id}
              id={id}
              onRemove={() => setIds(ids.filter((one) => one !== id))}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function ChosenProduct({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/products/:id', { params: { identifier, id } });
  return (
    <FilterChip name={read.state === 'success' ? read.answer.title : '…'} onRemove={onRemove} />
  );
}
