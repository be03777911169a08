import type { CallInput } from '@sitewright/contract';
import type { ComponentType } from 'react';
import type { CheckoutFields } from '../checkout-values.ts';

/** How a payment travels: the schema of the contract, before it is parsed. */
export type ProviderPayment =
  CallInput<'POST /api/3/commerce/cart/:cartToken/payments'>['body']['payment'];

/** Notes that a field is empty, or what is wrong with it. */
export type Check = (name: string, isGood?: boolean, message?: string) => void;

/** What a way to pay asks in the checkout; a folder beside this file exports one. */
export interface ProviderFields {
  /** The provider's word on the wire. */
  readonly name: ProviderPayment['provider'];
  /** Its part of the form; absent when nothing is asked. */
  readonly Fields?: ComponentType<{ readonly errors: Readonly<Record<string, string>> }>;
  readonly check?: (fields: CheckoutFields, check: Check, today: Date) => void;
  readonly read: (fields: CheckoutFields) => ProviderPayment;
  /** The words on the button, where they are not `Pay TOTAL`. */
  readonly payLabel?: (total: string) => string;
  /** What typing into a field of it looks like, by name. */
  readonly format?: Readonly<Record<string, (typed: string) => string>>;
}
