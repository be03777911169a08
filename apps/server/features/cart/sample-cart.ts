/** The cart that the editor's preview shows to people who work on the site. D-67 */
import { toWireMoney } from '@sitewright/commerce';
import { makeEmptyCart, type Cart } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';

const priceCents = 2500;
const quantity = 2;

export function makeSampleCart(site: Site, now: Date): Cart {
  const money = { amountCents: priceCents, currencyCode: site.currency };
  const price = toWireMoney(money);
  const none = toWireMoney({ ...money, amountCents: 0 });
  const subtotalCents = priceCents * quantity;
  return {
    ...makeEmptyCart(site.siteId, site.currency, now.getTime()),
    id: 'sample',
    subtotalCents,
    grandTotalCents: subtotalCents,
    totalQuantity: quantity,
    requiresShipping: true,
    entries: [
      {
        id: 'sample',
        itemId: 'sample',
        chosenVariant: {
          id: 'sample',
          sku: 'SAMPLE',
          attributes: {},
          optionValues: [],
          price: priceCents,
          salePrice: 0,
          onSale: false,
          priceMoney: price,
          salePriceMoney: none,
          qtyInStock: 0,
          unlimited: true,
        },
        quantity,
        title: 'Sample product',
        subTotal: subtotalCents,
        purchasePriceCents: priceCents,
        additionalFields: null,
        item: {
          id: 'sample',
          productType: 1,
          fullUrl: '/',
          price,
          collectionId: '',
          collectionName: '',
          additionalFieldsFormId: null,
        },
        image: null,
        isQuantityEditable: true,
      },
    ],
  };
}
