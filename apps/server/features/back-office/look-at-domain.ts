/** Looks at a domain as the world sees it: its DNS, and who answers by http and https. */
import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { TLSSocket } from 'node:tls';
import type { DomainCheck } from '@sitewright/contract';
import type { Config } from '../../config/config.ts';
import { publicLookup } from '../../http/outside-address.ts';
import { judgeDomain } from './judge-domain.ts';

/** Answers the id of the site that a host leads to. */
export const domainProofPath = '/.well-known/sitewright-site';

const dnsTimeoutMs = 2_000;
const answerTimeoutMs = 4_000;
/** A site's id is shorter. */
const mostBytes = 200;

interface Wish {
  config: Pick<Config, 'publicUrl'>;
  host: string;
  siteId: string;
}

/** Asks outside, for some seconds at most. Never throws for what it finds. */
export async function lookAtDomain({ config, host, siteId }: Wish): Promise<DomainCheck> {
  const wantedName = nameOf(config.publicUrl);
  const [addresses, cname, wanted, byHttp, byHttps] = await Promise.all([
    addressesOf(host),
    cnameOf(host),
    wantedName === null ? [] : addressesOf(wantedName),
    reach({ scheme: 'http', host, siteId }),
    reach({ scheme: 'https', host, siteId }),
  ]);
  const { certificateEndsOn, ...secure } = byHttps;
  const { certificateEndsOn: _none, ...plain } = byHttp;
  const found = { host, addresses, cname, wanted, wantedName, certificateEndsOn };
  const all = { ...found, http: plain, https: secure };
  return { ...all, verdict: judgeDomain(all) };
}

function nameOf(publicUrl: string | undefined): string | null {
  if (publicUrl === undefined) return null;
  const { hostname } = new URL(publicUrl);
  return /[a-z]/i.test(hostname) && hostname !== 'localhost' ? hostname : null;
}

async function addressesOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 1 });
  const [four, six] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ]);
  return [...four, ...six].toSorted();
}

async function cnameOf(host: string): Promise<string | null> {
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: 1 });
  const [name] = await resolver.resolveCname(host).catch((): string[] => []);
  return name ?? null;
}

interface Reach {
  state: 'ours' | 'other' | 'silent';
  problem: string;
  certificateEndsOn: number | null;
}

interface Way {
  scheme: 'http' | 'https';
  host: string;
  siteId: string;
}

/** Asks for the id of the site there; own networks are not asked. */
function reach({ scheme, host, siteId }: Way): Promise<Reach> {
  const { promise, resolve } = Promise.withResolvers<Reach>();
  const silent = (problem: string) =>
    resolve({ state: 'silent', problem, certificateEndsOn: null });
  const client = scheme === 'https' ? https : http;
  const request = client.get(
    { host, path: domainProofPath, lookup: publicLookup, timeout: answerTimeoutMs, agent: false },
    (answer) => {
      const { socket } = answer;
      const end = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined;
      const certificateEndsOn = end === undefined ? null : Date.parse(end);
      let text = '';
      const judge = () => {
        const isOurs = answer.statusCode === 200 && text.trim() === siteId;
        const problem = isOurs ? '' : `${answer.statusCode ?? ''} ${answer.headers.location ?? ''}`;
        resolve({ state: isOurs ? 'ours' : 'other', problem: problem.trim(), certificateEndsOn });
        request.destroy();
      };
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
        if (text.length > mostBytes) judge();
      });
      answer.on('end', judge);
    },
  );
  // Also a peer that sends a byte now and then comes to its end.
  const timer = setTimeout(() => request.destroy(new Error('timeout')), answerTimeoutMs);
  request.on('timeout', () => request.destroy(new Error('timeout')));
  request.on('error', (error: NodeJS.ErrnoException) => silent(error.code ?? error.message));
  request.on('close', () => clearTimeout(timer));
  return promise;
}
