/** What an automation is set up with while a shop has nothing of the kind yet. */
import type { ApiOrder } from './load-api-orders.ts';

const id = 'sample';
const at = Date.UTC(2026, 0, 15, 12);

const address = {
  firstName: 'Ada',
  lastName: 'Example',
  line1: 'Main Street 1',
  line2: '',
  city: 'Springfield',
  region: '',
  postalCode: '12345',
  country: 'US',
  phone: '',
};

const order: ApiOrder = {
  id,
  orderNumber: 1,
  testMode: true,
  status: 'paid',
  fulfillmentStatus: 'fulfilled',
  email: 'ada@example.com',
  createdOn: at,
  modifiedOn: at,
  currency: 'USD',
  items: [
    {
      id: 'sample-item',
      productId: 'sample-product',
      variantId: 'sample-variant',
      productType: 1,
      sku: 'SAMPLE-1',
      productName: 'Sample product',
      attributes: {},
      additionalFields: null,
      answers: [],
      quantity: 1,
      unitPriceCents: 5000,
    },
  ],
  subtotalCents: 5000,
  discountCents: 0,
  shippingCostCents: 0,
  taxCents: 0,
  grandTotalCents: 5000,
  refundedCents: 0,
  dueCents: 0,
  steps: [],
  shippingOptionName: '',
  shippingAddress: address,
  billingAddress: address,
  fulfillments: [],
};

/** One of each kind. */
export const samples = {
  order,
  handedOver: {
    id,
    kind: 'shipment',
    carrierName: 'Carrier',
    trackingNumber: 'SAMPLE123',
    trackingUrl: '',
    createdOn: at,
    isWholeOrder: true,
    order,
  },
  refund: { id, amountCents: 5000, currency: 'USD', reason: '', doneOn: at, order },
  profile: {
    id,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Example',
    orderCount: 1,
    groups: [],
    isTaxExempt: false,
    createdOn: at,
  },
  formAnswer: {
    id,
    formId: 'sample-form',
    formName: 'Contact',
    fields: { Email: 'ada@example.com', Message: 'Hello' },
    answers: [
      { title: 'Email', text: 'ada@example.com' },
      { title: 'Message', text: 'Hello' },
    ],
    pageTitle: 'Contact',
    pagePath: '/contact',
    sentOn: at,
  },
  lowStock: {
    id,
    variantId: 'sample-variant',
    productId: 'sample-product',
    productName: 'Sample product',
    variantName: '',
    sku: 'SAMPLE-1',
    quantity: 2,
    since: at,
  },
};
