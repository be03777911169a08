/** What stands on a paper, kept when it is issued: whatever changes later, the paper stays. */
import type { Adjustment, BilledSums, MoneyNotation } from '@sitewright/commerce';

export type PaperKind = 'invoice' | 'credit-note';

/** How amounts, days and words of a paper are written. */
export interface PaperNotation {
  /** BCP 47: the language of the site when the paper was issued. */
  locale: string;
  timeZone: string;
  currency: string;
  /** Missing: by the catalogue of currencies. */
  money?: MoneyNotation | undefined;
}

/** Who sells. */
export interface Seller {
  name: string;
  address: string[];
  email: string;
  phone: string;
  vatId: string;
  taxNumber: string;
  register: string;
  footer: string;
}

/** A line; amounts in minor units. */
export interface PaperLine {
  /** Empty for shipping without a name. */
  title: string;
  isShipping: boolean;
  variant: string;
  sku: string;
  quantity: number;
  /** As it was sold; missing where only money went back. */
  unitPriceCents?: number;
  /** The same without the taxes it holds. */
  unitNetCents?: number;
  adjustments: readonly Adjustment[];
  /** Sum of the rates in parts per million; missing where no tax is in it. */
  ratePpm?: number;
  netCents: number;
  taxCents: number;
  totalCents: number;
}

/** Why a line has no tax. */
export type TaxNote =
  | 'reverse-charge'
  | 'intra-community'
  | 'export'
  | 'exempt'
  | 'voucher'
  | 'by-owner';

export interface PaperContent {
  kind: PaperKind;
  number: string;
  isTest: boolean;
  notation: PaperNotation;
  /** Instants as ISO 8601. */
  issuedAt: string;
  suppliedAt: string;
  orderNumber: number;
  orderedAt: string;
  /** The invoice that a credit note is for; the credit note that an invoice takes back. */
  refersTo?: { number: string; issuedAt: string };
  reason: string;
  seller: Seller;
  buyer: { lines: string[]; email: string; taxId: string };
  /** Empty when nothing is sent. */
  shipTo: string[];
  isTaxInPrices: boolean;
  lines: PaperLine[];
  sums: BilledSums;
  taxNotes: TaxNote[];
  /** What the owner says where no tax is charged. */
  noTaxNote: string;
  /** Gift cards and store credit that paid a part. */
  paidBy: { name: string; amountCents: number }[];
  /** Set while its money is to come. */
  due?: { amountCents: number; day: string | null; instructions: string };
}
