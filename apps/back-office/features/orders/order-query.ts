/** Filters of the list of orders, as the address of the screen has them. */
import {
  orderChannels,
  orderFulfillmentStates,
  figureNames,
  orderPaymentStates,
  reportNames,
  type CallInput,
} from '@sitewright/contract';

type Values = Readonly<Record<string, string>>;

/** What the calls about lists of orders are asked. */
export type OrderQuery = CallInput<'GET /api/sites/:identifier/orders/count'>['query'];

/** Names of the filters, in the order of their chips. */
export const filterNames = [
  'payment',
  'fulfillment',
  'channel',
  'needsPerson',
  'toSend',
  'hasRest',
  'isTest',
  'from',
  'to',
  'product',
  'customer',
  'report',
  'cartFrom',
] as const;

/** One of {@link filterNames}. */
export type FilterName = (typeof filterNames)[number];

/** What an address says that is no filter is left out. */
export function readOrderQuery(values: Values): OrderQuery {
  const payment = orderPaymentStates.find((state) => state === values['payment']);
  const fulfillment = orderFulfillmentStates.find((state) => state === values['fulfillment']);
  const channel = orderChannels.find((known) => known === values['channel']);
  return {
    ...(values['search'] && { search: values['search'].slice(0, 200) }),
    ...(payment && { payment }),
    ...(fulfillment && { fulfillment }),
    ...(channel && { channel }),
    ...flag('needsPerson', values),
    ...flag('toSend', values),
    ...flag('hasRest', values),
    ...flag('isTest', values),
    ...instant('from', values),
    ...instant('to', values),
    ...(values['product'] && { product: values['product'] }),
    ...(values['customer'] && { customer: values['customer'] }),
    ...readReport(values),
    ...readCartDays(values),
  };
}

/** Names in the address of the number of a report whose orders are shown. */
export const reportFilterNames = [
  'report',
  'reportFigure',
  'reportKey',
  'reportFrom',
  'reportTo',
  'reportCurrency',
] as const;

function readReport(values: Values) {
  const report = reportNames.find((name) => name === values['report']);
  const { reportFrom, reportTo, reportKey, reportCurrency } = values;
  if (!report || !reportFrom || !reportTo) return {};
  const reportFigure = figureNames.find((name) => name === values['reportFigure']);
  return {
    report,
    reportFrom,
    reportTo,
    ...(reportFigure && { reportFigure }),
    ...(reportKey !== undefined && { reportKey }),
    ...(reportCurrency && { reportCurrency }),
  };
}

/** The first and the last day on which the carts of the orders were begun: both or none. */
function readCartDays({ cartFrom, cartTo }: Values) {
  const isDay = (text = '') => /^\d{4}-\d\d-\d\d$/.test(text);
  return cartFrom && cartTo && isDay(cartFrom) && isDay(cartTo) ? { cartFrom, cartTo } : {};
}

/** `true` or `false`, as a filter by that name; nothing else is one. */
function flag<Name extends 'needsPerson' | 'toSend' | 'hasRest' | 'isTest'>(
  name: Name,
  values: Values,
): { readonly [Key in Name]?: 'true' | 'false' } {
  const flags: { [Key in Name]?: 'true' | 'false' } = {};
  const value = values[name];
  if (value === 'true' || value === 'false') flags[name] = value;
  return flags;
}

/** Days of the address (`2026-03-02`) as instants of whoever looks. */
function instant(name: 'from' | 'to', values: Values) {
  const at = new Date(`${values[name] ?? ''}T00:00:00`);
  if (Number.isNaN(at.getTime())) return {};
  if (name === 'from') return { from: at.getTime() };
  // Not all days are equally long.
  return { to: at.setDate(at.getDate() + 1) };
}

/** The same filter as the query of an address. */
export function writeOrderQuery(query: OrderQuery): string {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new URLSearchParams(pairs).toString();
}
