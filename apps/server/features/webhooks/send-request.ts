/** One request to an endpoint. */
import { cutText } from '@sitewright/contract';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Config } from '../../config/config.ts';
import { isOutsideUrl, publicLookup } from '../../http/outside-address.ts';

/** What of an answer stands in the log. */
const keptCharacters = 500;
const readBytes = 4_096;

/** How a request went. */
export interface Exchange {
  /** HTTP status; null when no answer came. */
  status: number | null;
  milliseconds: number;
  /** The start of the answer, or why there was none. */
  answer: string;
}

export interface SignedRequest {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** What it takes besides. */
export interface SendLimits {
  config: Config;
  /** Until the whole exchange must be over. */
  timeoutMs: number;
}

/**
 * Posts it and answers how it went; it never throws. Redirects are not followed. The status counts
 * as soon as it is there: a body that is long or slow is cut.
 */
export async function sendRequest(
  request: SignedRequest,
  { config, timeoutMs }: SendLimits,
): Promise<Exchange> {
  const startedAt = performance.now();
  const took = () => Math.round(performance.now() - startedAt);
  if (!isOutsideUrl(config, request.url)) {
    return { status: null, milliseconds: 0, answer: 'a private address' };
  }
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await post(request, { config, signal });
    const answer = await readStart(response);
    return { status: response.statusCode ?? null, milliseconds: took(), answer };
  } catch (error) {
    return { status: null, milliseconds: took(), answer: explain(error, signal) };
  }
}

function post(
  { url, body, headers }: SignedRequest,
  { config, signal }: { config: Config; signal: AbortSignal },
): Promise<IncomingMessage> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const options: RequestOptions = {
    method: 'POST',
    ...(config.privateWebhooks === 'refused' && { lookup: publicLookup }),
    signal,
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Sitewright',
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    send(url, options, resolve).on('error', reject).end(body);
  });
}

/** What arrives of the body before the time is over; then the connection ends. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= readBytes) break;
    }
  } catch {
    // It was cut off; the status has come.
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, readBytes).toString('utf8');
  return cutText(text.replaceAll('\0', '').toWellFormed(), keptCharacters);
}

function explain(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'no answer in time';
  if (!(error instanceof Error)) return 'no answer';
  return 'code' in error ? `cannot be reached (${String(error.code)})` : error.message;
}
