import { checkoutMessages } from '@sitewright/contract';
import {
  addEntry,
  cart,
  changeQuantity,
  chooseShipping,
  emptyCart,
  locate,
  products,
  removeEntry,
  setFields,
} from './shop.ts';
import { checkoutPageData } from './pages.ts';

interface Answer {
  readonly status: number;
  readonly answer: unknown;
}

type Body = Readonly<Record<string, unknown>>;
type Handler = (parts: { id: string; body: Body; search: URLSearchParams }) => unknown;

const entry = '/api/commerce/shopping-cart/entries';
const checkout = '/api/3/commerce/cart/cart-1';

/** One line per call; `:id` is the part of the path that it names. */
const handlers: Readonly<Record<string, Handler>> = {
  'GET /api/commerce/shopping-cart': () => cart.current,
  [`POST ${entry}`]: ({ body }) => {
    const fields: unknown = JSON.parse((body.additionalFields as string) ?? 'null');
    const sku = body.sku as string | null;
    const newlyAdded = addEntry(body.itemId as string, sku, Number(body.quantity), fields);
    return { shoppingCart: cart.current, newlyAdded, crumb: 'preview' };
  },
  [`PUT ${entry}/:id`]: ({ id, body }) => {
    changeQuantity(id, Number(body.quantity));
    return { shoppingCart: cart.current };
  },
  [`DELETE ${entry}/:id`]: ({ id }) => {
    removeEntry(id);
    return { shoppingCart: cart.current };
  },
  [`PUT ${entry}/:id/additionalFields`]: ({ id, body }) => {
    setFields(id, JSON.parse(body.additionalFields as string) as Record<string, unknown>);
    return { shoppingCart: cart.current, updatedEntry: cart.current.entries[0] };
  },
  'GET /api/commerce/inventory/stock/': ({ search }) => ({
    results: products.find(({ id }) => id === search.get('itemId'))?.variants ?? [],
  }),
  'GET /api/template/GetTemplateSchema': ({ search }) => ({
    form: products.find(({ id }) => id === search.get('itemId'))?.form ?? null,
  }),
  'GET /api/commerce/checkout': () => checkoutPageData(),
  [`PUT ${checkout}/shipping/location`]: () => {
    locate();
    return {
      shippingOptionsStatus: 'AVAILABLE',
      fulfillmentOptions: cart.current.shippingOptions,
      shoppingCart: cart.current,
    };
  },
  [`PUT ${checkout}/shipping/option`]: ({ body }) => {
    chooseShipping(body.shippingOptionId as string);
    return { shoppingCart: cart.current };
  },
  [`POST ${checkout}/coupons`]: () => refuse(400, 'coupon_unknown', checkoutMessages.couponUnknown),
  [`POST ${checkout}/payments`]: ({ body }) => {
    const { cardNumber = '' } = body.payment as { cardNumber?: string };
    if (cardNumber.endsWith('0002')) {
      return refuse(402, 'card_declined', checkoutMessages.cardDeclined);
    }
    return {
      status: 'succeeded',
      orderId: 'order-1',
      redirectUrlPath: '/checkout/order-confirmed',
    };
  },
  'DELETE /api/preview/cart': () => {
    emptyCart();
    return {};
  },
};

class Refusal {
  readonly status: number;
  readonly body: Body;
  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

function refuse(status: number, code: string, message: string): Refusal {
  return new Refusal(status, { code, message, error: message });
}

export function answerCall(address: string, json: string, query: string): Answer {
  const id = /entries\/([^/]+)/.exec(address)?.[1] ?? '';
  const handler = handlers[id ? address.replace(id, ':id') : address];
  if (!handler) return { status: 404, answer: { message: 'Not found', code: 'not_found' } };
  const body = (json ? JSON.parse(json) : {}) as Body;
  const answer = handler({ id, body, search: new URLSearchParams(query) });
  return answer instanceof Refusal
    ? { status: answer.status, answer: answer.body }
    : { status: 200, answer };
}
