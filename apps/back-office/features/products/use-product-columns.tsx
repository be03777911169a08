import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { productListTexts as texts } from './product-list-texts.ts';
import { productTypeTexts, typeNameOf } from './product-types.ts';
import { haveSeveral, useStorePages } from './store-page/use-store-pages.ts';
import classes from './products.module.css';

type ProductLine = CallAnswer<'GET /api/sites/:identifier/products'>['products'][number];

/** Columns of the list of products. */
export function useProductColumns(): readonly Column<ProductLine>[] {
  const write = useTexts();
  const { currency, timeZone } = useSite();
  const pages = useStorePages();
  return [
    {
      key: 'title',
      title: write(texts.name),
      sort: 'title',
      cell: (row) => <ProductName row={row} />,
    },
    {
      key: 'price',
      title: write(texts.price),
      sort: 'price',
      isNumber: true,
      cell: ({ lowestCents, highestCents }) => (
        <>
          <Money cents={lowestCents} currency={currency} />
          {highestCents > lowestCents && (
            <>
              {' – '}
              <Money cents={highestCents} currency={currency} />
            </>
          )}
        </>
      ),
    },
    {
      key: 'state',
      isState: true,
      title: write(texts.state),
      cell: (row) => <ProductState row={row} />,
    },
    {
      key: 'stock',
      title: write(texts.stock),
      sort: 'stock',
      isNumber: true,
      cell: ({ stock }) =>
        stock === null ? <span className={classes['muted']}>{write(texts.uncounted)}</span> : stock,
    },
    {
      key: 'type',
      title: write(texts.type),
      isWideOnly: true,
      cell: ({ productType }) => write(productTypeTexts[typeNameOf(productType)]),
    },
    ...(haveSeveral(pages)
      ? [
          {
            key: 'storePage',
            title: write(texts.storePage),
            isNamed: true,
            cell: ({ collectionId }: ProductLine) =>
              pages.find(({ id }) => id === collectionId)?.title ?? '–',
          },
        ]
      : []),
    {
      key: 'updated',
      title: write(texts.updated),
      sort: 'updated',
      isWideOnly: true,
      cell: ({ updatedOn }) => (
        <DateTime at={new Date(updatedOn).toISOString()} timeZone={timeZone} />
      ),
    },
  ];
}

function ProductName({ row }: { row: ProductLine }) {
  const write = useTexts();
  const { title, image, variantCount } = row;
  return (
    <span className={classes['name']}>
      {image ? (
        <img src={`${image.assetUrl}?format=100w`} alt="" width={36} height={36} loading="lazy" />
      ) : (
        <span className={classes['noPicture']} />
      )}
      <span>
        {title}
        {variantCount > 1 && (
          <span className={classes['muted']}>
            {' '}
            · {write(texts.variants, { count: variantCount })}
          </span>
        )}
      </span>
    </span>
  );
}

function ProductState({ row }: { row: ProductLine }) {
  const write = useTexts();
  return (
    <span className={classes['badges']}>
      {row.isArchived ? (
        <Badge>{write(texts.archived)}</Badge>
      ) : (
        <Badge tone={row.isVisible ? 'success' : 'neutral'}>
          {write(row.isVisible ? texts.visible : texts.hidden)}
        </Badge>
      )}
      {row.isOnSale && <Badge tone="info">{write(texts.onSale)}</Badge>}
      {row.stock === 0 && <Badge tone="warning">{write(texts.soldOut)}</Badge>}
    </span>
  );
}
