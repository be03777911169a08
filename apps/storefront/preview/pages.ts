import type { CartPage, CheckoutPage, OrderConfirmedPage, StoreFacts } from '@sitewright/contract';
import { cart, products } from './shop.ts';
import type { PreviewProduct } from './shop.ts';

const attribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export const store: StoreFacts = {
  websiteId: 'site',
  title: 'Preview',
  locale: 'en-US',
  currency: 'USD',
  logoUrl: '',
  contactEmail: 'hello@example.com',
  continueShoppingUrl: '/shop',
  policies: [{ label: 'Returns', url: '/returns' }],
  isTestMode: true,
};

export function cartPageData(): CartPage {
  return {
    store,
    cart: cart.current,
    checkoutUrl: '/checkout?cartToken=cart-1',
    minimumSubtotalCents: 2500,
    error: '',
    relatedProducts: products.slice(0, 3).map((product) => ({
      id: product.id,
      title: product.title,
      fullUrl: `/shop/p/${product.id}`,
      image: { id: 'i', assetUrl: `/picture/${product.id}`, altText: '', width: 600, height: 600 },
      fromPrice: { value: (product.variants[0]!.price / 100).toFixed(2), currency: 'USD' },
      hasVariedPrices: product.variants.length > 1,
      onSale: false,
    })),
  };
}

const blank = {
  firstName: '',
  lastName: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  phone: '',
};

export function checkoutPageData(): CheckoutPage {
  return {
    store,
    cart: cart.current,
    actionUrl: '/checkout?cartToken=cart-1',
    cartUrl: '/cart',
    paymentAttemptId: crypto.randomUUID(),
    amountDueCents: cart.current.grandTotalCents,
    countries: [
      { code: 'DE', name: 'Germany', regions: [], regionLabel: '', postalCodeLabel: 'Postcode' },
      { code: 'IE', name: 'Ireland', regions: [], regionLabel: '', postalCodeLabel: '' },
      {
        code: 'US',
        name: 'United States',
        regions: [
          { code: 'CA', name: 'California' },
          { code: 'NY', name: 'New York' },
        ],
        regionLabel: 'State',
        postalCodeLabel: 'ZIP code',
      },
    ],
    values: {
      email: '',
      shippingAddress: { ...blank, country: 'US' },
      isBillingSameAsShipping: true,
      billingAddress: { ...blank, country: 'US' },
      shippingOptionId: cart.current.selectedShippingOption?.id ?? '',
      marketingOptIn: false,
    },
    errors: {},
    formError: '',
    hasShippingLocation: cart.current.shippingOptions.length > 0,
    phone: { isShown: true, isRequired: false },
    marketing: { isShown: true, label: 'Send me news and offers' },
    paymentMethods: [
      { provider: 'test', label: 'Card', description: '' },
      {
        provider: 'manual',
        label: 'Bank transfer',
        description: 'We write to you with the details.',
      },
    ],
  };
}

export function confirmedPageData(): OrderConfirmedPage {
  const { current } = cart;
  const address = {
    ...blank,
    firstName: 'Ada',
    lastName: 'Byron',
    line1: '12 Alder Lane',
    city: 'Hudson',
    region: 'NY',
    postalCode: '12534',
    country: 'US',
  };
  return {
    store,
    order: {
      id: 'order-1',
      orderNumber: 1042,
      purchasedCartId: current.id,
      websiteId: 'site',
      testMode: true,
      email: 'ada@example.com',
      createdOn: 0,
      status: 'paid',
      fulfillmentStatus: 'pending',
      currency: 'USD',
      items: current.entries.map((entry) => ({
        id: entry.id,
        productId: entry.itemId,
        productType: 1,
        sku: entry.chosenVariant.sku,
        productName: entry.title,
        attributes: entry.chosenVariant.attributes,
        quantity: entry.quantity,
        unitPriceCents: entry.purchasePriceCents,
        subTotalCents: entry.subTotal,
        image: entry.image,
        fullUrl: entry.item.fullUrl,
      })),
      subtotalCents: current.subtotalCents,
      discountCents: 0,
      shippingCostCents: current.shippingCostCents,
      taxCents: current.taxCents,
      grandTotalCents: current.grandTotalCents,
      taxLines: [],
      shippingOptionName: current.selectedShippingOption?.name ?? '',
      shippingAddress: address,
      billingAddress: address,
    },
  };
}

function variantSelects({ id, variants }: PreviewProduct, kind: 'select' | 'radio'): string {
  const names = Object.keys(variants[0]!.attributes);
  const options = names.map((name) => {
    const values = [...new Set(variants.map((variant) => variant.attributes[name]!))];
    const select = `<div class="variant-select-wrapper"><select name="variant.${name}" data-variant-option-name="${name}" required>
      <option value="">Select ${name}</option>${values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div>`;
    const radios = `<div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${values
      .map(
        (value) =>
          `<input type="radio" class="variant-radiobtn" id="${id}-${value}" name="variant-option-${name}" value="${value}"><label for="${id}-${value}">${value}</label>`,
      )
      .join('')}</div>`;
    return `<div class="variant-option"><div class="variant-option-title">${name}</div>${kind === 'select' ? select : radios}</div>`;
  });
  return names.length === 0
    ? ''
    : `<div class="product-variants" data-item-id="${id}" data-variants="${attribute(variants)}">${options.join('')}</div>`;
}

/** The theme's markup: a form with a submit button. */
export function productForm(product: PreviewProduct): string {
  const { id, productType, form, variants } = product;
  return `<form class="product-form" method="post" action="/api/commerce/shopping-cart/entries" data-item-id="${id}">
    <input type="hidden" name="itemId" value="${id}">${variantSelects(product, 'select')}
    <div class="product-quantity-input" data-item-id="${id}"><label>Quantity <input name="quantity" type="number" value="1"></label></div>
    <button type="submit" class="sqs-add-to-cart-button${form ? ' use-form' : ''}" data-item-id="${id}" data-product-type="${productType}"
      data-original-label="Add to cart"${form ? ` data-form="${attribute(form)}"` : ''}><span class="sqs-add-to-cart-button-inner">Add to cart</span></button>
    <p class="product-price" hidden>${dollars(variants[0]!.price)}</p></form>`;
}

export function productPage(product: PreviewProduct): string {
  const pictures = product.variants
    .map(
      ({ mainImageId, sku }) =>
        `<figure class="product-gallery-slide" data-image-id="${mainImageId}"><img src="/picture/${product.id}?${sku}" alt="" width="500" height="500"></figure>`,
    )
    .join('');
  return `<div class="product-detail"><div class="product-gallery">${pictures}</div><div><h1 class="product-title">${product.title}</h1>
    <p class="product-price">${dollars(product.variants[0]!.price)}</p>${productForm(product)}</div></div>`;
}

/** The language's standard markup: an element with the role, and radio buttons. */
export function shopPage(): string {
  const cards = products.map(
    (
      product,
    ) => `<li class="product-card"><img src="/picture/${product.id}" alt="" width="300" height="300">
    <h2 class="product-title">${product.title}</h2>${variantSelects(product, 'radio')}
    <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sw-button" role="button" tabindex="0" data-item-id="${product.id}"
      data-product-type="1" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></li>`,
  );
  return `<h1>Shop</h1><ul class="cards">${cards.join('')}</ul>`;
}
