import type { CartPage, CheckoutPage, OrderConfirmedPage, StoreFacts } from '@sitewright/contract';
import { sampleCart, sampleEntry } from './sample-cart.ts';

const store: StoreFacts = {
  websiteId: 'site',
  title: 'Alder',
  locale: 'en-US',
  currency: 'USD',
  logoUrl: '',
  contactEmail: 'hello@example.com',
  continueShoppingUrl: '/shop',
  policies: [{ label: 'Return policy', url: '/returns' }],
  isTestMode: true,
};

export function sampleCartPage(more: Partial<CartPage> = {}): CartPage {
  return {
    store,
    cart: sampleCart([sampleEntry({ quantity: 2 })]),
    checkoutUrl: '/checkout?cartToken=cart-1',
    minimumSubtotalCents: 0,
    instalments: null,
    error: '',
    notices: [],
    relatedProducts: [],
    ...more,
  };
}

const blankAddress = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: 'US',
  phone: '',
};

export const standardShipping = {
  id: 'standard',
  name: 'Standard',
  description: '3 to 5 days',
  isPickup: false,
  priceCents: 700,
  price: { value: '7.00', currency: 'USD' },
};

export function sampleCheckoutPage(more: Partial<CheckoutPage> = {}): CheckoutPage {
  const cart = sampleCart([sampleEntry()], {
    shippingOptions: [standardShipping],
    selectedShippingOption: standardShipping,
    shippingCostCents: 700,
    grandTotalCents: 3900,
  });
  return {
    store,
    cart,
    actionUrl: '/checkout?cartToken=cart-1',
    account: null,
    cartUrl: '/cart',
    paymentAttemptId: 'attempt-1',
    amountDueCents: 3900,
    giftCards: [],
    takesGiftCards: true,
    countries: [
      {
        code: 'IE',
        name: 'Ireland',
        regions: [],
        regionLabel: '',
        postalCodeLabel: '',
        cityLabel: 'City',
        placeOrder: ['city', 'region', 'postalCode'],
      },
      {
        code: 'US',
        name: 'United States',
        regions: [{ code: 'NY', name: 'New York' }],
        regionLabel: 'State',
        postalCodeLabel: 'ZIP code',
        cityLabel: 'City',
        placeOrder: ['city', 'region', 'postalCode'],
      },
    ],
    values: {
      email: '',
      shippingAddress: blankAddress,
      isBillingSameAsShipping: true,
      billingAddress: blankAddress,
      shippingOptionId: 'standard',
      deliveryMethod: 'ship',
      note: '',
      answers: {},
      marketingOptIn: false,
    },
    errors: {},
    formError: '',
    hasShippingLocation: true,
    delivery: { canShip: true, canPickUp: false },
    company: { isShown: false },
    note: { isShown: false },
    fields: [],
    heldUntil: null,
    now: 0,
    phone: { isShown: true, isRequired: false },
    marketing: { isShown: true, label: 'Send me news' },
    paymentMethods: [{ provider: 'test', label: 'Card', description: '' }],
    mayProveEmail: false,
    ...more,
  };
}

export function sampleOrderPage(): OrderConfirmedPage {
  const entry = sampleEntry({ quantity: 2 });
  const address = { ...blankAddress, firstName: 'Ada', lastName: 'Byron', line1: '12 Alder Lane' };
  return {
    store,
    isOwn: true,
    accountUrl: '',
    reorder: null,
    links: [],
    order: {
      id: 'order-1',
      orderNumber: 1042,
      purchasedCartId: 'cart-1',
      websiteId: 'site',
      testMode: true,
      email: 'ada@example.com',
      createdOn: 0,
      status: 'paid',
      fulfillmentStatus: 'pending',
      currency: 'USD',
      items: [
        {
          id: 'line-1',
          productId: 'bowl',
          productType: 1,
          sku: 'bowl-s',
          productName: entry.title,
          attributes: { Size: 'Small' },
          optionValues: [{ optionName: 'Size', value: 'Small' }],
          answers: [{ title: 'Engraving', text: 'Always' }],
          quantity: 2,
          unitPriceCents: 3200,
          subTotalCents: 6400,
          image: null,
          fullUrl: '/shop/p/bowl',
        },
      ],
      subtotalCents: 6400,
      steps: [],
      discountCents: 0,
      shippingCostCents: 700,
      taxCents: 568,
      addedTaxCents: 568,
      grandTotalCents: 7668,
      taxLines: [],
      shippingOptionName: 'Standard',
      shippingAddress: address,
      billingAddress: address,
      pickupContact: null,
      note: '',
      answers: [],
    },
  };
}
