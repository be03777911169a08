/** What somebody does who keeps lists of ours: a provider of mailing lists, or a spreadsheet. */
import type { ListProviderName, ListState } from '@sitewright/contract';

/** What a provider is opened with. */
export interface ProviderAccount {
  /** A secret: never logged, never answered. */
  readonly key: string;
  /** Which spreadsheet; empty where the key tells it all. */
  readonly address: string;
}

/** A list of a provider, or a tab of a spreadsheet. */
export interface RemoteList {
  readonly id: string;
  readonly name: string;
}

/** A sign-up as a provider hears of it. */
export interface ToldMember {
  readonly email: string;
  readonly state: Exclude<ListState, 'waiting'>;
  readonly place: string;
  readonly askedAt: Date;
  /** The provider asks them by a mail of its own first. */
  readonly requireDoubleOptIn: boolean;
}

/** How a provider is reached. */
export interface Reach {
  /** Stands in for the provider in tests. */
  readonly standIn: string | undefined;
  readonly signal: AbortSignal;
}

/** One folder a provider, one line in the table of them. */
export interface ListProvider {
  readonly name: ListProviderName;
  /** Its lists. @throws ProviderError when the account is not taken */
  listLists(account: ProviderAccount, reach: Reach): Promise<RemoteList[]>;
  /** Twice is once. @throws ProviderError */
  tell(
    to: { account: ProviderAccount; remoteId: string },
    member: ToldMember,
    reach: Reach,
  ): Promise<void>;
}

/** A provider refuses or does not answer. Its message holds no secret. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** True: another try would fare the same, such as for an address that the provider refuses. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** Asks a provider and answers its JSON. @throws ProviderError */
export async function askProvider(
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
  { signal }: Reach,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal, redirect: 'error' });
  } catch {
    throw new ProviderError('It cannot be reached.');
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) {
    const isFinal = response.status === 400 || response.status === 422;
    throw new ProviderError(`It answered ${response.status}.`, { isFinal });
  }
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new ProviderError('Its answer cannot be read.');
  }
}
