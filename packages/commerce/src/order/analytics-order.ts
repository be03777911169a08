import { toWireMoney, type WireMoney } from '../money/money.ts';

/** What is read of an order; amounts in minor units of `currency`. */
export type AnalyticsOrderSource = {
  readonly id: string;
  readonly purchasedCartId: string;
  readonly testMode: boolean;
  readonly websiteId: string;
  readonly currency: string;
  readonly grandTotalCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly items: readonly {
    readonly sku: string;
    readonly productName: string;
    readonly quantity: number;
    readonly unitPriceCents: number;
  }[];
};

/** An order as analytics sees it: what was bought, never who bought it. ENT-13. */
export type AnalyticsOrder = {
  readonly id: string;
  readonly purchasedCartId: string;
  readonly testMode: boolean;
  readonly websiteId: string;
  readonly grandTotal: WireMoney;
  readonly shippingTotal: WireMoney;
  readonly taxTotal: WireMoney;
  readonly items: readonly {
    readonly sku: string;
    readonly productName: string;
    readonly quantity: number;
    readonly unitPrice: WireMoney;
  }[];
};

/** Leaves out everything that is not named in ENT-13, such as addresses and the email. */
export function toAnalyticsOrder(order: AnalyticsOrderSource): AnalyticsOrder {
  const money = (amountCents: number) => toWireMoney({ amountCents, currencyCode: order.currency });
  return {
    id: order.id,
    purchasedCartId: order.purchasedCartId,
    testMode: order.testMode,
    websiteId: order.websiteId,
    grandTotal: money(order.grandTotalCents),
    shippingTotal: money(order.shippingCostCents),
    taxTotal: money(order.taxCents),
    items: order.items.map(({ sku, productName, quantity, unitPriceCents }) => ({
      sku,
      productName,
      quantity,
      unitPrice: money(unitPriceCents),
    })),
  };
}
