/** Reads JSON and pages of another shop, from the open internet and from nowhere else. */
import type { Config } from '../../../config/config.ts';
import { fetchPicture, PictureUnreachableError } from '../pictures/fetch-picture.ts';

/** Why a shop cannot be read, in a sentence for the owner. */
export class ShopUnreadableError extends Error {
  override name = 'ShopUnreadableError';
}

const limits = { timeoutMs: 20_000, maxBytes: 30_000_000 };
/** Between two questions, in ms: the other shop has visitors of its own. */
const pause = 150;

/** The text at an address of a shop; undefined when it answers something else than a success. */
export type FetchText = (url: URL, accept: string) => Promise<string | undefined>;

/** Asks one thing after the other. Addresses of the server's own networks are refused. */
export function createFetchText({ privateWebhooks }: Config): FetchText {
  let isFirst = true;
  return async (url, accept) => {
    if (!isFirst) await new Promise((resolve) => setTimeout(resolve, pause));
    isFirst = false;
    const allowsPrivate = privateWebhooks === 'allowed';
    try {
      const bytes = await fetchPicture(url.href, { ...limits, accept, allowsPrivate });
      return bytes.toString('utf8');
    } catch (error) {
      if (!(error instanceof PictureUnreachableError)) throw error;
      if (/^the host answers \d+$/.test(error.message)) return undefined;
      throw new ShopUnreadableError(`${url.host} cannot be read: ${error.message}.`);
    }
  };
}

/** The same as JSON; undefined when it is none. */
export async function fetchJson(fetchText: FetchText, url: URL): Promise<unknown> {
  const text = await fetchText(url, 'application/json');
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Rows of a table, its header first; undefined: it is no shop of this kind. */
export type ReadShop = (
  fetchText: FetchText,
  address: URL,
) => Promise<AsyncIterable<readonly string[]> | undefined>;
