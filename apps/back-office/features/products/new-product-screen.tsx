import { productTypes } from '@sitewright/commerce';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Card, FieldRow, Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailedPart } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { readAmount } from './amounts.ts';
import { productTexts as texts } from './product-texts.ts';
import { chooseStorePage } from './store-page/choose-store-page.ts';
import { FullPageWays } from './store-page/full-page-ways.tsx';
import { StorePageField } from './store-page/store-page-field.tsx';
import { storePageTexts } from './store-page/store-page-texts.ts';
import { haveSeveral, useStorePageRead } from './store-page/use-store-pages.ts';
import { productTypeNames, productTypeTexts, type ProductTypeName } from './product-types.ts';
import classes from './products.module.css';

/** Begins a product with what it cannot be without. */
export function Screen() {
  const write = useTexts();
  const router = useRouter();
  const { identifier, href, currency } = useSite();
  const [title, setTitle] = useState('');
  const [price, setPrice] = useState('');
  const [type, setType] = useState<ProductTypeName>('physical');
  const [isTried, setTried] = useTried();
  const priceCents = readAmount(price, currency);
  const { read, pages } = useStorePageRead();
  const [chosen, setChosen] = useState<string>();
  const cameFrom = useCameFrom();
  const page = pages && chooseStorePage(pages, chosen ?? cameFrom);
  const [isRefused, setRefused] = useState(false);
  const add = useWrite('POST /api/sites/:identifier/products', {
    refreshes: [
      'GET /api/sites/:identifier/products',
      'GET /api/sites/:identifier/products/count',
      'GET /api/sites/:identifier/store-pages',
    ],
    onDone: ({ id }, { body }) => {
      showToast({ message: write(texts.created, { title: body.title }) });
      void router.navigate({ href: href(`products/${id}`) });
    },
    onFailed: ({ code, message }) => {
      if (code === 'collection_full') setRefused(true);
      else showToast({ tone: 'danger', message });
    },
  });
  const isFull = page?.isFull === true || isRefused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || priceCents === undefined || isFull) return;
    add.run({
      params: { identifier },
      body: {
        title: title.trim(),
        productType: productTypes[type],
        isVisible: false,
        ...(page && { collectionId: page.id }),
        variants: [{ priceCents }],
      },
    });
  };
  return (
    <Page
      title={write(texts.add)}
      isNarrow
      back={{ href: href('products'), label: write(texts.products) }}
    >
      <Card>
        <form className={classes['form']} onSubmit={submit} noValidate>
          <TextField
            label={write(texts.title)}
            value={title}
            onChange={setTitle}
            inputRef={focusFirst}
            error={isTried && title.trim() === '' ? write(texts.titleMissing) : undefined}
          />
          <FieldRow>
            <SelectField
              label={write(texts.productType)}
              value={type}
              onChange={setType}
              choices={productTypeNames.map((name) => ({
                value: name,
                label: write(productTypeTexts[name]),
              }))}
              {...(type === 'paywall' && { help: write(texts.paywallHelp) })}
            />
            <TextField
              label={write(texts.price)}
              value={price}
              onChange={setPrice}
              inputMode="decimal"
              suffix={currency}
              error={isTried && priceCents === undefined ? write(texts.amountWrong) : undefined}
            />
          </FieldRow>
          {read.state === 'failed' && (
            <FailedPart onRetry={read.refetch}>{write(storePageTexts.unread)}</FailedPart>
          )}
          {haveSeveral(pages) && page && (
            <StorePageField
              pages={pages}
              value={page.id}
              onChange={(id) => {
                setChosen(id);
                setRefused(false);
              }}
              error={isFull ? write(storePageTexts.fullTakeOther) : undefined}
            />
          )}
          {isFull && (
            <FullPageWays {...(haveSeveral(pages) && { told: write(storePageTexts.orMakeRoom) })} />
          )}
          <p className={classes['muted']}>{write(texts.createHelp)}</p>
          <div>
            <Button type="submit" kind="primary" isPending={add.isRunning}>
              {write(texts.create)}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}

/** The store page whose list, or whose category, the owner comes from. */
function useCameFrom(): string | undefined {
  const { identifier } = useSite();
  const { collectionId, categoryId } = useListState().values;
  const read = useRead(
    'GET /api/sites/:identifier/categories',
    { params: { identifier } },
    { isWanted: categoryId !== undefined },
  );
  const categories = read.state === 'success' ? read.answer.categories : [];
  return collectionId ?? categories.find(({ id }) => id === categoryId)?.collectionId;
}
