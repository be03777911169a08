import type { z } from 'zod';
import type { ApiScope } from './api/scopes.ts';
import type { CallLimitName } from './call-limits.ts';
import type { Permission } from './staff/permissions.ts';

/** HTTP methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call takes and answers. */
type CallParts = {
  /** Placeholders of the path. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Headers of ours, under lower-case names. */
  readonly headers?: z.ZodType;
  /** JSON, or plain text for a signed call. */
  readonly body?: z.ZodType;
  /** The fields of a plain HTML form at the same address. It is answered by a redirect, 303. */
  readonly form?: z.ZodType;
  /** The JSON of a success. Missing where the address takes nothing but a form. */
  readonly answer?: z.ZodType;
  /** Media type of a success that is a file, sent as it is made. */
  readonly file?: string;
};

/**
 * Who vouches for a request. D-18
 * - `none`: nobody has to; every read.
 * - `crumb`: JSON carries the crumb; a declared form comes from our own origin.
 * - `origin`: forms of pages that are cached for everybody, and so hold no crumb.
 * - `signature`: the call checks one over the body, which it gets as text.
 * - `key`: a bearer key, which no browser sends by itself.
 */
export type Protection = 'none' | 'crumb' | 'origin' | 'signature' | 'key';

/**
 * Anybody; staff with a permission on the site (D-43); or a program with a key of the site that has
 * a scope (D-74). With `:identifier` in its path a call of staff is about the site of that short
 * name, else about the site of the host, as all others.
 */
export type Access =
  | 'visitor'
  | {
      readonly permission: Permission;
      /** About the installation and none of its sites: what somebody is on a site does not count. */
      readonly isOfInstallation?: true;
    }
  | { readonly scope: ApiScope };

/** How a call is guarded. */
type CallGuards = {
  readonly protection: Protection;
  readonly access: Access;
  /** The ceiling beside that of all requests of an address. */
  readonly limit?: CallLimitName;
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
};

/**
 * One call: where it is, who may, what it takes, what it answers. The server, the browser's client,
 * the OpenAPI page and the tests read the same object. D-01.
 */
export type Call = CallFacts<string> & CallParts & CallGuards;

/** What a call says of its guards where it differs from the usual. */
type GuardOptions = Partial<CallGuards>;

type AccessOf<Options extends GuardOptions> = Options['access'] extends object
  ? Options['access']
  : 'visitor';

/**
 * Declares a call: for visitors, and writes need the crumb, unless it says otherwise. A call with a
 * scope is vouched for by its key.
 */
export function defineCall<
  const Address extends `${Method} /${string}`,
  const Parts extends CallParts,
  const Options extends GuardOptions = Record<never, never>,
>(
  address: Address,
  summary: string,
  parts: Parts,
  options?: Options,
): CallFacts<Address> & Parts & CallGuards & { readonly access: AccessOf<Options> } {
  const [method, path] = address.split(' ') as [Method, string];
  const isByKey = typeof options?.access === 'object' && 'scope' in options.access;
  const guards: CallGuards = {
    protection: isByKey ? 'key' : method === 'GET' ? 'none' : 'crumb',
    access: 'visitor',
    ...options,
  };
  const access = guards.access as AccessOf<Options>;
  return Object.freeze({ ...parts, ...guards, access, address, method, path, summary });
}
