import type { Product, Variant } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { PluginContext } from '@sitewright/template';
import type { Steps } from '../values/charge.ts';
import { Meter } from '../values/paid-texts.ts';
import { asBoolean, asNumber, asText, getKey } from '../values/read.ts';
import { toAmount } from './amount.ts';
import type { Amount } from './amount.ts';

/** Money of a product: as it stands in the data, and its amount. */
export interface ItemMoney {
  readonly raw: unknown;
  readonly amount: Amount;
}

/** What has prices: a variant, or a digital item itself. */
export interface PricedPart {
  readonly onSale: boolean;
  readonly regularMoney: ItemMoney;
  /** Read only while on sale: otherwise it does not count. */
  readonly saleMoney: ItemMoney;
}

/** One variant as the rules and the prices need it. */
export interface ItemVariant extends Variant, PricedPart {
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly raw: RawVariant;
}

/** A store item, read once the way the language reads values. PDP-19. */
export interface Item extends Product {
  readonly productType: number;
  readonly content: RawContent;
  /** The prices of a digital item, which stand alone and are not compared. */
  readonly own: PricedPart;
  readonly variants: readonly ItemVariant[];
  /** What going through all variants and comparing their amounts costs. */
  readonly steps: number;
}

/** The fields of a variant that are read, whatever they hold. ENT-03. */
interface RawVariant {
  readonly onSale?: unknown;
  readonly unlimited?: unknown;
  readonly qtyInStock?: unknown;
  readonly price?: unknown;
  readonly salePrice?: unknown;
  readonly priceMoney?: unknown;
  readonly salePriceMoney?: unknown;
  readonly pricingOptions?: unknown;
}

/** The fields of the content of a store item that are read, whatever they hold. ENT-02. */
interface RawContent {
  readonly productType?: unknown;
  readonly variants?: unknown;
  readonly onSale?: unknown;
  readonly isSubscribable?: unknown;
  readonly subscriptionPlan?: unknown;
  readonly priceMoney?: unknown;
  readonly salePriceMoney?: unknown;
}

/** Fields by name without an own-check: no prototype has these names. */
function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function readMoney(raw: unknown, ctx: Steps): ItemMoney {
  return { raw, amount: toAmount(asText((fieldsOf(raw) as { value?: unknown }).value), ctx) };
}

const noAmount: Amount = { text: '', number: Number.NaN, decimal: undefined };

/** Money that is never compared. */
function alone(raw: unknown): ItemMoney {
  return { raw, amount: noAmount };
}

function readVariant(value: unknown, ctx: Steps): ItemVariant {
  const raw: RawVariant = fieldsOf(value);
  const onSale = isTruthy(raw.onSale);
  const regularMoney = readMoney(raw.priceMoney, ctx);
  return {
    onSale,
    unlimited: isTruthy(raw.unlimited),
    qtyInStock: asNumber(raw.qtyInStock),
    raw,
    regularMoney,
    saleMoney: onSale ? readMoney(raw.salePriceMoney, ctx) : regularMoney,
  };
}

function readItem(value: unknown, ctx: Steps): Item {
  const content: RawContent = fieldsOf(getKey(value, 'structuredContent'));
  const { variants } = content;
  const list: readonly unknown[] = Array.isArray(variants) ? variants : [];
  const onSale = isTruthy(content.onSale);
  const meter = new Meter(ctx);
  const read = list.map((variant) => readVariant(variant, meter));
  return {
    productType: asNumber(content.productType),
    content,
    own: {
      onSale,
      regularMoney: alone(content.priceMoney),
      saleMoney: alone(content.salePriceMoney),
    },
    onSale,
    isSubscribable: asBoolean(content.isSubscribable),
    variants: read,
    steps: list.length + meter.steps,
  };
}

const CACHE_KEY = 'commerce/items';

/** The store item that a value is. Read once per run, as several formatters look at each item. */
export function itemOf(value: unknown, ctx: PluginContext): Item {
  if (typeof value !== 'object' || value === null) return readItem(value, ctx);
  let items = ctx.cache.get(CACHE_KEY) as Map<object, Item> | undefined;
  if (!items) ctx.cache.set(CACHE_KEY, (items = new Map()));
  let item = items.get(value);
  if (!item) items.set(value, (item = readItem(value, ctx)));
  ctx.charge(item.steps);
  return item;
}
