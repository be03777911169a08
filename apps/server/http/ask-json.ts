/** One question to a service outside, answered in JSON. */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Config } from '../config/config.ts';
import { isOutsideUrl, publicLookup } from './outside-address.ts';

const timeoutMs = 4_000;
const mostBytes = 500_000;

/** The answer; undefined when the service is not there, refuses, or answers no JSON. */
export async function askJson(config: Config, url: URL): Promise<unknown> {
  if (!isOutsideUrl(config, url.href)) return undefined;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await open(config, url, signal);
    if (response.statusCode !== 200) {
      response.destroy();
      return undefined;
    }
    return JSON.parse(await readAll(response)) as unknown;
  } catch {
    return undefined;
  }
}

function open(config: Config, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = {
    signal,
    agent: false as const,
    headers: { accept: 'application/json', 'user-agent': 'Sitewright' },
    ...(config.privateWebhooks === 'refused' && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    send(url, options, resolve).on('error', reject).end();
  });
}

async function readAll(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
