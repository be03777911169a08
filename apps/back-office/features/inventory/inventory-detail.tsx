import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import classes from './inventory.module.css';
import { inventoryTexts as texts } from './inventory-texts.ts';
import { placedUnits } from './placed-units.ts';

/** A variant of the list. */
export type InventoryLine = CallAnswer<'GET /api/sites/:identifier/inventory'>['variants'][number];

/** All that is known of a variant's stock, below its row. INVT-01 */
export function InventoryDetail({
  line: { productId, sku, priceCents, stock, levels, lowStockUnits },
  nameOfPlace,
}: {
  line: InventoryLine;
  nameOfPlace: (id: string) => string;
}) {
  const write = useTexts();
  const { currency, href } = useSite();
  const places = placedUnits(stock, levels);
  return (
    <div className={classes['detail']}>
      <dl>
        <dt>{write(texts.sku)}</dt>
        <dd>{sku || write(texts.noSku)}</dd>
        <dt>{write(texts.price)}</dt>
        <dd>
          <Money cents={priceCents} currency={currency} />
        </dd>
        {stock.unlimited && (
          <>
            <dt>{write(texts.stock)}</dt>
            <dd>{write(texts.uncounted)}</dd>
          </>
        )}
        {places.map(({ locationId, quantity }) => (
          <div key={locationId}>
            <dt>{places.length > 1 ? nameOfPlace(locationId) : write(texts.stock)}</dt>
            <dd>{quantity}</dd>
          </div>
        ))}
        {!stock.unlimited && (
          <>
            <dt>{write(texts.heldUnits)}</dt>
            <dd>{stock.held}</dd>
            <dt>{write(texts.lowFrom)}</dt>
            <dd>{lowStockUnits ?? write(texts.asShop)}</dd>
          </>
        )}
      </dl>
      <ButtonLink isSmall href={href(`products/${productId}`)}>
        {write(texts.toProduct)}
      </ButtonLink>
    </div>
  );
}
