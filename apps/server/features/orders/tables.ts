/** Orders with their items, refunds and timeline. */
import type { AnalyticsOrder, ChargedPart, RefundedPart, TotalStep } from '@sitewright/commerce';
import type {
  Arrival,
  CheckoutAnswer,
  OrderChannel,
  OrderEditContent,
  OrderEditState,
  OrderPaymentState,
} from '@sitewright/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, InstantWithDefault, Json } from '../../db/columns.ts';
import type { PaymentSnapshot, SoldTaxLine } from '../../payments/payment-snapshot.ts';
import type { FulfillmentStatus, OrderKind, OrderStatus } from './order-states.ts';
import type { TimelineKind } from './timeline.ts';

export interface OrderTables {
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_refunds: OrderRefundsTable;
  order_timeline: OrderTimelineTable;
  order_payments: OrderPaymentsTable;
  order_edits: OrderEditsTable;
}

interface OrdersTable {
  site_id: string;
  id: string;
  /** Counts from 1 per site; what people call the order. */
  order_number: number;
  /** Unguessable; in the address of the confirmation page. */
  token: string;
  cart_id: string;
  payment_id: string;
  /** What it is of. */
  kind: Generated<OrderKind>;
  email: string;
  /** The other language of the site that it was bought in; null: the site's own. */
  language: Generated<string | null>;
  /** Of the key of whoever paid: only they see the order in full. */
  owner_hash: string | null;
  /** Of the visitor who was signed in when it was bought. */
  account_id: string | null;
  /** State table in order-states.ts. */
  status: OrderStatus;
  fulfillment_status: FulfillmentStatus;
  currency: string;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  grand_total_cents: number;
  /** What went back so far. */
  refunded_cents: Generated<number>;
  shipping_option_name: string;
  shipping_address: Json<Record<string, string> | null> | null;
  billing_address: Json<Record<string, string> | null> | null;
  /** Who fetches it; null: it is sent, or nobody needs to. */
  pickup_contact: Json<Record<string, string> | null> | null;
  /** What the buyer wants the shop to know. */
  note: Generated<string>;
  /** What the shop asked beside, with the questions as they were. */
  answers: ColumnType<CheckoutAnswer[], string | undefined, string>;
  tax_lines: JSONColumnType<SoldTaxLine[], string, string>;
  /** What each item and shipping were charged, by their ids; null: as the payment tells. */
  charged_parts: Json<ChargedPart[]> | null;
  /** Why the total is what it is, by the ids of the items; null or empty in orders of old. */
  steps: Json<TotalStep[]> | null;
  /** As analytics sees it, written once. ENT-13; null in orders of old. */
  analytics: Json<AnalyticsOrder> | null;
  /** What an edit made dearer and nobody has paid yet. */
  due_cents: Generated<number>;
  /** Counts edits: whoever edits names the count that they saw. */
  edit_count: Generated<number>;
  /** True once staff let it leave with a rest due. */
  ships_unpaid: Generated<boolean>;
  is_test: boolean;
  /** True once all that was handed over came back. */
  is_all_back: Generated<boolean>;
  /** When its money was first there and its stock too; once. */
  paid_at: Instant | null;
  /** Where its buyer came from; null: not known. */
  arrival: Json<Arrival | null> | null;
  /** When a visitor began its cart; null: nobody followed it. */
  cart_begun_at: Instant | null;
  created_at: InstantWithDefault;
  /** When its timeline last grew. */
  modified_at: InstantWithDefault;
  /** How it came to be. */
  channel: Generated<OrderChannel>;
  /** What it is found by; see order-words.ts. */
  words: Generated<string>;
  /** The database derives it from the status and from what went back. */
  payment_state: ColumnType<OrderPaymentState, never, never>;
}

interface OrderItemsTable {
  site_id: string;
  order_id: string;
  id: string;
  product_id: string;
  variant_id: string;
  product_type: number;
  sku: string;
  product_name: string;
  attributes: Json<Record<string, string>>;
  /** Names of the options in the order they had when it was bought. */
  option_names: ColumnType<string[], string[] | undefined, string[]>;
  additional_fields: Json<unknown>;
  /** The same beside the questions of the form, as they were then; empty in items of old. */
  answers: ColumnType<CheckoutAnswer[], string | undefined, string>;
  quantity: number;
  /** Units that are on the shelf again; those of old orders are not counted here. */
  restocked: Generated<number>;
  unit_price_cents: number;
  image_asset_id: string | null;
  /** Of the edit that added it; null: it was ordered at once. */
  edit_id: Generated<string | null>;
  /** Of a line of free text; null: its product knows, or it is of old. */
  tax_class: Generated<string | null>;
}

/** Edits of orders that were placed. */
interface OrderEditsTable {
  site_id: string;
  order_id: string;
  /** The same request twice is one edit. */
  id: string;
  /** Counts from 1 per order. */
  number: number;
  /** `due`: a rest is to be paid, of one edit at most. */
  state: OrderEditState;
  content: JSONColumnType<OrderEditContent, string, string>;
  added_cents: number;
  taken_cents: number;
  /** Left to pay when it was made. */
  due_cents: number;
  /** What the order came to afterwards; the steps sum to it. */
  total_cents: number;
  /** What its payment pays for; null: it added nothing. */
  snapshot: Json<PaymentSnapshot | null> | null;
  /** What it added is charged, by item and shipping. */
  parts: JSONColumnType<ChargedPart[], string, string>;
  steps: JSONColumnType<TotalStep[], string, string>;
  /** What is paid by a link; null: nothing was left to pay. */
  cart_id: string | null;
  made_by: string;
  /** How often somebody with a link told something wrong. */
  wrong_answers: Generated<number>;
  created_at: InstantWithDefault;
  settled_at: Instant | null;
}

/** Payments of an order beside the one that made it. */
interface OrderPaymentsTable {
  site_id: string;
  payment_id: string;
  order_id: string;
}

/**
 * `provider`: somebody made it there, and it was noted here. `edit`: it pays a part of what an edit
 * added. `unpaid`: nobody had paid it, and nobody has to any more.
 */
export type RefundSource = 'staff' | 'provider' | 'edit' | 'unpaid' | 'credit';

/** Money of an order that goes back, by what it was charged for. */
interface OrderRefundsTable {
  site_id: string;
  order_id: string;
  id: string;
  /** The same request twice is one refund. */
  request_id: string;
  source: RefundSource;
  /** `failed`: none of it went back. */
  status: 'due' | 'done' | 'failed';
  amount_cents: number;
  tax_cents: number;
  parts: JSONColumnType<RefundedPart[], string, string>;
  /** What of the amount went back so far. */
  sent_cents: Generated<number>;
  /** What was asked for beside the amount and could not be given back. */
  failed_cents: Generated<number>;
  /** For what that was. */
  dropped: JSONColumnType<DroppedParts[], string | undefined, string>;
  /** Units that came back to the stock. */
  restocked: JSONColumnType<ItemUnits[], string, string>;
  reason: string;
  created_at: InstantWithDefault;
  done_at: Instant | null;
}

/** What did not go back by one refund of a payment. */
export interface DroppedParts {
  /** Of the payment. */
  refundId: string;
  parts: RefundedPart[];
}

/** Units of one item of an order. */
export interface ItemUnits {
  itemId: string;
  quantity: number;
}

/** What happened to an order. Rows stay as they are. */
interface OrderTimelineTable {
  site_id: string;
  order_id: string;
  id: string;
  kind: TimelineKind;
  /** Null for what happened by itself. */
  actor_name: string | null;
  details: Json<Record<string, unknown>>;
  happened_at: InstantWithDefault;
}
