/** Fetches a picture from the open internet, and from nowhere else. */
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPublicHost, PrivateAddressError, publicLookup } from '../../../http/outside-address.ts';

/** Why a picture could not be fetched, in a few words for the report. */
export class PictureUnreachableError extends Error {
  override name = 'PictureUnreachableError';
  /** True when the host did not answer at all, so that asking it again is of no use. */
  readonly isHostDown: boolean;

  constructor(message: string, isHostDown = false) {
    super(message);
    this.isHostDown = isHostDown;
  }
}

const maxRedirects = 3;

export interface FetchLimits {
  timeoutMs: number;
  maxBytes: number;
  /** Media types that are asked for; pictures unless told. */
  accept?: string;
  /** The operator lets requests into the server's own networks. */
  allowsPrivate?: boolean;
}

/**
 * The bytes at an address. Every hop, also behind redirects and after name lookup, must be a public
 * address.
 * @throws PictureUnreachableError
 */
export async function fetchPicture(url: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let next = url;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await send(parseUrl(next, limits), signal, limits);
    const location = response.headers.location;
    const status = response.statusCode ?? 0;
    if (status < 300 || status >= 400 || !location) return readBody(response, limits.maxBytes);
    response.destroy();
    if (!URL.canParse(location, next)) throw new PictureUnreachableError('a broken redirect');
    next = new URL(location, next).href;
  }
  throw new PictureUnreachableError('too many redirects');
}

function parseUrl(text: string, { allowsPrivate = false }: FetchLimits): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new PictureUnreachableError('not a web address');
  if (!allowsPrivate && !isPublicHost(url)) throw new PictureUnreachableError('a private address');
  return url;
}

function send(
  url: URL,
  signal: AbortSignal,
  { accept = 'image/*', allowsPrivate = false }: FetchLimits,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options: RequestOptions = {
    ...(!allowsPrivate && { lookup: publicLookup }),
    signal,
    headers: { 'user-agent': 'Sitewright', accept },
  };
  return new Promise((resolve, reject) => {
    request(url, options, resolve)
      .on('error', (error) => reject(explain(error, signal)))
      .end();
  });
}

function explain(error: Error, signal: AbortSignal): PictureUnreachableError {
  if (error instanceof PrivateAddressError) return new PictureUnreachableError(error.message);
  if (signal.aborted) return new PictureUnreachableError('no answer in time', true);
  const code = 'code' in error ? String(error.code) : error.message;
  return new PictureUnreachableError(`the host cannot be reached (${code})`, true);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new PictureUnreachableError(`the host answers ${response.statusCode}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new PictureUnreachableError('larger than it may be');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof PictureUnreachableError) throw error;
    throw new PictureUnreachableError('the answer broke off', true);
  }
  return Buffer.concat(chunks);
}
