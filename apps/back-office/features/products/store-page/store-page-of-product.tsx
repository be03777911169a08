import type { StaffProduct } from '@sitewright/contract';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';
import { FormField } from '../../../forms/form-field.tsx';
import type { EditForm } from '../../../forms/use-edit-form.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { ProductForm } from '../product-fields.ts';
import classes from '../products.module.css';
import { FullPageWays } from './full-page-ways.tsx';
import { StorePageField } from './store-page-field.tsx';
import { storePageTexts as texts } from './store-page-texts.ts';
import { useProductPlace } from './use-product-place.ts';
import { haveSeveral, useStorePages } from './use-store-pages.ts';

/** The store page of a product, with what becomes of its address and its categories on another one. */
export function StorePageOfProduct({
  edit,
  product,
}: {
  edit: EditForm<ProductForm>;
  product: StaffProduct;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const { form } = edit;
  const pages = useStorePages();
  const read = useRead('GET /api/sites/:identifier/categories', { params: { identifier } });
  const place = useProductPlace(edit, product);
  const urlId = useWatch({ control: form.control, name: 'urlId' });
  const collectionId = useWatch({ control: form.control, name: 'collectionId' });
  if (!haveSeveral(pages)) return null;
  const categories = read.state === 'success' ? read.answer.categories : [];
  const isMoved = collectionId !== product.collectionId;
  const isFull = isMoved && pages.some(({ id, isFull: full }) => id === collectionId && full);
  const lost = categories.filter(
    (one) => product.categoryIds.includes(one.id) && one.collectionId !== collectionId,
  );
  /** Categories go with their page, and come back with it. */
  const go = (to: string) => {
    const chosen = new Set([...form.getValues('categoryIds'), ...product.categoryIds]);
    const kept = categories.filter((one) => one.collectionId === to && chosen.has(one.id));
    const categoryIds = kept.map(({ id }) => id).toSorted();
    form.setValue('categoryIds', categoryIds, { shouldDirty: true });
  };
  return (
    <>
      <FormField
        control={form.control}
        name="collectionId"
        render={({ value, onChange, error }) => (
          <StorePageField
            pages={pages}
            value={value}
            error={isFull ? write(texts.fullTakeOther) : error}
            onChange={(to) => {
              onChange(to);
              if (read.state === 'success') go(to);
            }}
          />
        )}
      />
      {isFull && <FullPageWays told={write(texts.orMakeRoom)} />}
      {isMoved && (
        <output className={classes['muted']}>
          {write(texts.movedTo, { address: place + urlId })}
          {lost.length > 0 &&
            ` ${write(texts.lostCategories, {
              count: lost.length,
              names: lost.map(({ displayName }) => displayName).join(', '),
            })}`}
        </output>
      )}
    </>
  );
}
