import { toWireMoney } from '@sitewright/commerce';
import { makeEmptyCart } from '@sitewright/contract';
import type { Cart, CartEntry, Form, WireShippingQuote } from '@sitewright/contract';

/** A small shop in memory: enough of the server's answers to look at every widget. */
export interface PreviewVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Record<string, string>;
  readonly price: number;
  readonly onSale: boolean;
  readonly salePrice: number;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  readonly mainImageId: string;
}

export interface PreviewProduct {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly productType: number;
  readonly variants: readonly PreviewVariant[];
  readonly form?: Form;
}

const variant = (
  sku: string,
  price: number,
  more: Partial<PreviewVariant> = {},
): PreviewVariant => ({
  id: `v-${sku}`,
  sku,
  attributes: {},
  price,
  onSale: false,
  salePrice: 0,
  qtyInStock: 12,
  unlimited: false,
  mainImageId: `img-${sku}`,
  ...more,
});

const engraving: Form = {
  id: 'engraving',
  name: 'Engraving',
  fields: [
    { id: 'name-1', type: 'name', title: 'Who is it for?', required: true },
    { id: 'text-1', type: 'textarea', title: 'Text', maxLength: 40, required: true },
    { id: 'select-1', type: 'select', title: 'Typeface', options: ['Serif', 'Script'] },
    { id: 'radio-1', type: 'radio', title: 'Gift wrap', options: ['Yes', 'No'], required: true },
    { id: 'date-1', type: 'date', title: 'Needed by', description: 'We cannot promise it.' },
    { id: 'email-1', type: 'email', title: 'Email for the proof' },
  ],
};

export const products: readonly PreviewProduct[] = [
  {
    id: 'bowl',
    title: 'Everyday bowl',
    color: '#b8a48c',
    productType: 1,
    variants: [
      variant('bowl-s-sand', 3200, { attributes: { Size: 'Small', Glaze: 'Sand' } }),
      variant('bowl-s-moss', 3200, { attributes: { Size: 'Small', Glaze: 'Moss' }, qtyInStock: 0 }),
      variant('bowl-l-sand', 4800, {
        attributes: { Size: 'Large', Glaze: 'Sand' },
        onSale: true,
        salePrice: 3900,
      }),
      variant('bowl-l-moss', 4800, { attributes: { Size: 'Large', Glaze: 'Moss' }, qtyInStock: 3 }),
    ],
  },
  {
    id: 'throw',
    title: 'Woven wool throw, undyed',
    color: '#7d8a76',
    productType: 1,
    variants: [variant('throw', 14_500)],
  },
  {
    id: 'board',
    title: 'Engraved ash board',
    color: '#c59f6c',
    productType: 1,
    variants: [variant('board', 6400)],
    form: engraving,
  },
  {
    id: 'lamp',
    title: 'Paper lamp',
    color: '#d9d3c4',
    productType: 1,
    variants: [variant('lamp', 8900, { qtyInStock: 0 })],
  },
];

const flat = (
  id: string,
  name: string,
  description: string,
  priceCents: number,
): WireShippingQuote => ({
  id,
  name,
  description,
  isPickup: priceCents === 0,
  priceCents,
  price: toWireMoney({ amountCents: priceCents, currencyCode: 'USD' }),
});

const quotes = [
  flat('standard', 'Standard', '3 to 5 working days', 690),
  flat('express', 'Express', 'Tomorrow', 1490),
  flat('pickup', 'Pick up at the workshop', '12 Alder Lane', 0),
];

/** The one cart of the preview. */
export const cart: { current: Cart } = { current: makeEmptyCart('site', 'USD', 0) };

export function addEntry(
  itemId: string,
  sku: string | null,
  quantity: number,
  fields: unknown,
): CartEntry {
  const product = products.find(({ id }) => id === itemId)!;
  const chosen = product.variants.find((each) => !sku || each.sku === sku)!;
  const same = cart.current.entries.find(
    (entry) => entry.chosenVariant.sku === chosen.sku && !fields,
  );
  if (same) {
    changeQuantity(same.id, same.quantity + quantity);
    return same;
  }
  const entry = toEntry(product, chosen, quantity, fields);
  price([...cart.current.entries, entry]);
  return entry;
}

function toEntry(
  product: PreviewProduct,
  chosen: PreviewVariant,
  quantity: number,
  fields: unknown,
): CartEntry {
  const unit = chosen.onSale ? chosen.salePrice : chosen.price;
  const money = (amountCents: number) => toWireMoney({ amountCents, currencyCode: 'USD' });
  return {
    id: `entry-${crypto.randomUUID().slice(0, 8)}`,
    itemId: product.id,
    chosenVariant: {
      ...chosen,
      priceMoney: money(chosen.price),
      salePriceMoney: money(chosen.salePrice),
    },
    quantity,
    title: product.title,
    subTotal: unit * quantity,
    purchasePriceCents: unit,
    additionalFields: (fields as CartEntry['additionalFields']) ?? null,
    item: {
      id: product.id,
      productType: product.productType,
      fullUrl: `/shop/p/${product.id}`,
      price: money(unit),
      collectionId: 'shop',
      collectionName: 'Shop',
      additionalFieldsFormId: product.form?.id ?? null,
    },
    image: {
      id: chosen.mainImageId,
      assetUrl: `/picture/${product.id}`,
      altText: '',
      width: 600,
      height: 600,
    },
    isQuantityEditable: true,
  };
}

export function changeQuantity(entryId: string, quantity: number): void {
  price(
    cart.current.entries.map((entry) =>
      entry.id === entryId
        ? { ...entry, quantity, subTotal: entry.purchasePriceCents * quantity }
        : entry,
    ),
  );
}

export function removeEntry(entryId: string): void {
  price(cart.current.entries.filter((entry) => entry.id !== entryId));
}

export function setFields(entryId: string, additionalFields: CartEntry['additionalFields']): void {
  price(
    cart.current.entries.map((entry) =>
      entry.id === entryId ? { ...entry, additionalFields } : entry,
    ),
  );
}

/** Chooses shipping and prices everything again; tax is 8 %. */
export function price(
  entries: readonly CartEntry[],
  option = cart.current.selectedShippingOption,
): void {
  const sum = (numbers: readonly number[]): number =>
    numbers.reduce((total, one) => total + one, 0);
  const subtotalCents = sum(entries.map((entry) => entry.subTotal));
  const shippingCostCents = option?.priceCents ?? 0;
  const taxCents = Math.round((subtotalCents * 8) / 100);
  cart.current = {
    ...cart.current,
    id: 'cart-1',
    cartToken: 'cart-1',
    entries: [...entries],
    ...(option && { selectedShippingOption: option }),
    subtotalCents,
    taxCents,
    addedTaxCents: taxCents,
    shippingCostCents,
    grandTotalCents: subtotalCents + shippingCostCents + taxCents,
    totalQuantity: sum(entries.map((entry) => entry.quantity)),
    requiresShipping: entries.length > 0,
  };
}

export function locate(): void {
  cart.current = { ...cart.current, shippingOptions: quotes };
}

export function chooseShipping(id: string): void {
  price(
    cart.current.entries,
    quotes.find((quote) => quote.id === id),
  );
}

export function emptyCart(): void {
  cart.current = makeEmptyCart('site', 'USD', 0);
}
