import type { z } from 'zod';
import type { AnyCall } from '../calls/calls.ts';

/** A call that answers JSON; the others take forms only. */
type JsonCall = Extract<AnyCall, { answer: z.ZodType }>;

/** `METHOD /path` of a call; the client is called by it, so that no schema reaches the browser. */
export type CallAddress = JsonCall['address'];

/** The call at an address. */
export type CallAt<Address extends CallAddress> = Extract<JsonCall, { address: Address }>;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** What one call sends: the parts it declares. */
export type CallInput<Address extends CallAddress> = {
  readonly [
    Part in 'params' | 'query' | 'headers' | 'body' as Part extends keyof CallAt<Address>
      ? Part
      : never
  ]: InputOf<CallAt<Address>[Part & keyof CallAt<Address>]>;
};

/** What one call answers. */
export type CallAnswer<Address extends CallAddress> = z.output<CallAt<Address>['answer']>;
