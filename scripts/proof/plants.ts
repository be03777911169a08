/**
 * Protections that the proof can take out: it must then find the shop broken. What cannot be found
 * so is either not needed or not proven.
 */
import type { ScenarioName } from './scenarios.ts';

export interface Plant {
  /** What is taken out. */
  name: string;
  /** The run that needs it most. */
  shownBy: ScenarioName;
  /** Where one protection stands behind another, both are taken out. */
  code: readonly Replacement[];
  /** Or a statement at the start of the run. */
  sql?: string;
}

/** Text of a file of the project, and what stands there instead; path from its root. */
export interface Replacement {
  file: string;
  find: string;
  replace: string;
}

const payments = 'apps/server/payments';
const features = 'apps/server/features';

const paidTwice: Replacement = {
  file: `${payments}/settle-payment.ts`,
  find: "if (isBoughtByAnother) return 'paid-twice';",
  replace: '',
};

/** `npm run proof -- --plant N` takes the Nth, counted from 1. */
export const plants: readonly Plant[] = [
  {
    name: 'stock is taken only where there is enough',
    shownBy: 'the last pieces',
    code: [
      {
        file: `${features}/stock/reserve-stock.ts`,
        find: 'and variants.qty_in_stock >= locked.quantity',
        replace: '',
      },
    ],
    sql: 'alter table variants drop constraint if exists variants_qty_in_stock_check',
  },
  {
    name: 'what is held goes back when a payment ends',
    shownBy: 'nobody finishes',
    code: [
      {
        file: `${payments}/settle-payment.ts`,
        find: 'await releaseStock(scope, before.paymentId);',
        replace: '',
      },
    ],
  },
  {
    name: 'money that comes late still counts',
    shownBy: 'the bank changes its mind',
    code: [
      {
        file: `${payments}/payment-states.ts`,
        find: "failed: { succeeded: 'succeeded',",
        replace: 'failed: {',
      },
    ],
  },
  {
    name: 'an event that could not be applied is tried again',
    shownBy: 'events that cannot be applied',
    code: [
      {
        file: 'apps/server/jobs/sweep-payments.ts',
        find: '  applyWaitingEvents,\n  releaseExpiredReservations,\n  cancel',
        replace: '  releaseExpiredReservations,\n  cancel',
      },
    ],
  },
  {
    name: 'payments that nobody finishes end',
    shownBy: 'nobody finishes',
    code: [
      {
        file: 'apps/server/jobs/sweep-payments.ts',
        find: '  applyWaitingEvents,\n  releaseExpiredReservations,\n  cancel',
        replace: '  applyWaitingEvents,\n  cancel',
      },
    ],
  },
  {
    name: 'refunds that failed are tried again',
    shownBy: 'the bank changes its mind',
    code: [
      {
        file: 'apps/server/jobs/sweep-payments.ts',
        find: '  retryRefunds,\n};',
        replace: '};',
      },
    ],
  },
  {
    name: 'a coupon is used no more often than it may be',
    shownBy: 'the last uses of a coupon',
    code: [
      {
        file: `${features}/discounts/discount-uses.ts`,
        find: 'sql`(max_uses is null or ${countOf(uses)} < max_uses)`',
        replace: 'sql`true`',
      },
    ],
  },
  {
    name: 'uses of coupons go back when a payment ends',
    shownBy: 'declined with a coupon',
    code: [
      {
        file: `${payments}/settle-payment.ts`,
        find: 'await releaseDiscounts(',
        replace: 'if (before === undefined) await releaseDiscounts(',
      },
    ],
  },
  {
    name: 'numbers of orders are taken within the transaction of the order',
    shownBy: 'events that cannot be applied',
    code: [
      {
        file: `${features}/orders/make-order.ts`,
        find: 'orderNumber: await takeOrderNumber(trx, site.siteId),',
        replace: `orderNumber: Number((await trx.selectNoFrom((eb) =>
          eb.fn('nextval', [eb.val('planted_numbers')]).as('next')).executeTakeFirstOrThrow()).next),`,
      },
    ],
    sql: 'create sequence planted_numbers',
  },
  {
    name: 'a mail is one process’s while it is sent',
    shownBy: 'mails at once',
    code: [
      {
        file: `${features}/mail/claim-mails.ts`,
        find: '.forUpdate()\n            .skipLocked()',
        replace: '',
      },
    ],
  },
  {
    name: 'a mail that was being sent when its process was killed is sent again',
    shownBy: 'killed while a mail is sent',
    code: [
      {
        file: `${features}/mail/claim-mails.ts`,
        find: "due('due.status', 'in', ['pending', 'sending'])",
        replace: "due('due.status', '=', 'pending')",
      },
    ],
  },
  {
    name: 'one payment at a time is under way for a cart; what comes twice goes back',
    shownBy: 'two tabs',
    code: [
      {
        file: `${payments}/open-payment.ts`,
        find: 'if (active) return',
        replace: 'if (active && false) return',
      },
      paidTwice,
    ],
    sql: 'drop index payments_active; drop index orders_cart',
  },
  {
    name: 'a payment is called off at its provider first; what comes twice goes back',
    shownBy: 'another try while the bank asks',
    code: [
      {
        file: `${payments}/take-payment.ts`,
        find: 'const outcome = await provider.cancel(await askedOf(ctx.db, payment));',
        replace: "const outcome = await Promise.resolve({ kind: 'canceled' as const });",
      },
      paidTwice,
    ],
    sql: 'drop index orders_cart',
  },
  {
    name: 'a payment makes an order once: by its states, and because its cart is bought',
    shownBy: 'told twice',
    code: [
      {
        file: `${payments}/payment-states.ts`,
        find: "succeeded: { refunded: 'refunded' },",
        replace: "succeeded: { refunded: 'refunded', succeeded: 'succeeded' },",
      },
      paidTwice,
    ],
    sql: 'drop index orders_payment; drop index orders_cart',
  },
  {
    name: 'gift cards pay no more than they hold',
    shownBy: 'the last cent of a gift card',
    code: [
      {
        file: `${features}/balances/hold-balances.ts`,
        find: ".where('left_cents', '>=', amountCents)",
        replace: '',
      },
    ],
    sql: `do $$ declare c record; begin
      for c in select conname from pg_constraint where conrelid = 'balances'::regclass
        and contype = 'c' and pg_get_constraintdef(oid) like '%left_cents%'
      loop execute format('alter table balances drop constraint %I', c.conname); end loop; end $$`,
  },
  {
    name: 'what gift cards hold goes back when a payment ends',
    shownBy: 'declined with a gift card',
    code: [
      {
        file: `${features}/balances/hold-balances.ts`,
        find: "    .set({ status: 'released' })",
        replace: "    .set({ status: 'held' })",
      },
    ],
  },
  {
    name: 'no more units come back than were sold',
    shownBy: 'goods come back',
    code: [
      {
        file: `${features}/stock/restock-units.ts`,
        find: 'least(wanted.quantity, r.quantity - r.restocked)',
        replace: 'wanted.quantity',
      },
      {
        file: `${features}/orders/refunds/restock-items.ts`,
        find: 'Math.min(units, row.quantity - row.restocked)',
        replace: 'units',
      },
    ],
    sql: `alter table stock_reservations drop constraint stock_reservations_restocked;
      alter table order_items drop constraint order_items_restocked`,
  },
  {
    name: 'a refund that is asked for twice is one',
    shownBy: 'goods come back',
    code: [
      {
        file: `${features}/orders/refunds/refund-order.ts`,
        find: 'if (refunds.some(({ requestId }) => requestId === request.requestId)) return;',
        replace: '',
      },
    ],
    sql: 'drop index order_refunds_request',
  },
];
