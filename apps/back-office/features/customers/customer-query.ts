/** Filters of the list of customers, as the address of the screen has them. */
import type { CallInput } from '@sitewright/contract';

type Values = Readonly<Record<string, string>>;

/** What the calls about lists of customers are asked. */
export type CustomerQuery = CallInput<'GET /api/sites/:identifier/customers/count'>['query'];

/** Names of the filters, in the order of their chips. */
export const filterNames = [
  'optedIn',
  'hasAccount',
  'spentFrom',
  'group',
  'country',
  'since',
] as const;

/** One of {@link filterNames}. */
export type FilterName = (typeof filterNames)[number];

function readFlag(value: string | undefined): 'true' | 'false' | undefined {
  return value === 'true' || value === 'false' ? value : undefined;
}

/** What an address says that is no filter is left out. Days are those of whoever looks. */
export function readCustomerQuery(values: Values): CustomerQuery {
  const optedIn = readFlag(values['optedIn']);
  const hasAccount = readFlag(values['hasAccount']);
  const spentFrom = Number(values['spentFrom']);
  const { group, country, since } = values;
  const day = since && /^\d{4}-\d\d-\d\d$/.test(since) ? new Date(`${since}T00:00`) : undefined;
  return {
    ...(values['search'] && { search: values['search'].slice(0, 200) }),
    ...(optedIn && { optedIn }),
    ...(hasAccount && { hasAccount }),
    ...(Number.isSafeInteger(spentFrom) && spentFrom > 0 && { spentFrom }),
    ...(group && { group: group.slice(0, 200) }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...(day && !Number.isNaN(day.getTime()) && { since: day.getTime() }),
  };
}

/** The same for a link. */
export function writeCustomerQuery(query: CustomerQuery): string {
  const entries = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}
