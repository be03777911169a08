import type { z } from 'zod';

/** The part of a call that is known without its schemas. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a call may declare beside its address. */
type CallParts = {
  /** Placeholders of the path. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Headers of ours, under lower-case names. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** The JSON of a success. */
  readonly answer: z.ZodType;
};

/** Where a call is and what it is about. */
type CallFacts<Address extends string> = {
  /** `METHOD /path`; names the call in the client. */
  readonly address: Address;
  readonly method: Method;
  /** With `:name` placeholders. */
  readonly path: string;
  /** One line for the OpenAPI page. */
  readonly summary: string;
  /** False for reads and for the few writes that do not need the crumb. D-18. */
  readonly needsCrumb: boolean;
};

/**
 * One call: where it is, what it takes, what it answers. The server, the browser's client, the
 * OpenAPI page and the tests read the same object. D-01.
 */
export type Call = CallFacts<string> & CallParts;

/** Declares a call. Writes need the crumb unless they say otherwise; reads never do. */
export function defineCall<
  const Address extends `${Method} /${string}`,
  const Parts extends CallParts,
>(
  address: Address,
  summary: string,
  parts: Parts,
  options: { readonly needsCrumb?: boolean } = {},
): CallFacts<Address> & Parts {
  const [method, path] = address.split(' ') as [Method, string];
  const needsCrumb = options.needsCrumb ?? method !== 'GET';
  return Object.freeze({ ...parts, address, method, path, summary, needsCrumb });
}
