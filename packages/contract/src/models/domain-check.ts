import { z } from 'zod';

/** What was found by looking at one way to a domain. */
const reachSchema = z.object({
  /** `ours`: this site answered. `other`: something else did. `silent`: nothing, or in vain. */
  state: z.enum(['ours', 'other', 'silent']),
  /** Why, as the machine says it. */
  problem: z.string(),
});

/** A domain as it stands in DNS and on the way, beside what should stand there. */
export const domainCheckSchema = z.object({
  host: z.string(),
  /** IPv4 and IPv6 addresses that the name leads to. */
  addresses: z.array(z.string()),
  /** Another name that it stands for; null: none. */
  cname: z.string().nullable(),
  /** Addresses of this installation, by its public address; empty while that is not known. */
  wanted: z.array(z.string()),
  /** Name of this installation, for a CNAME; null while it is not known. */
  wantedName: z.string().nullable(),
  http: reachSchema,
  https: reachSchema,
  /** When the certificate ends; null without one. */
  certificateEndsOn: z.number().nullable(),
  verdict: z.enum(['ready', 'no-certificate', 'elsewhere', 'not-reached', 'not-in-dns']),
});

export type DomainCheck = z.output<typeof domainCheckSchema>;
