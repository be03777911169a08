import { expect, it } from 'vitest';
import { judgeDomain } from './judge-domain.ts';

type Found = Parameters<typeof judgeDomain>[0];
const reach = (state: 'ours' | 'other' | 'silent') => ({ state, problem: '' });
const found = (parts: Partial<Found>): Found => ({
  host: 'shop.example.com',
  addresses: ['203.0.113.7'],
  cname: null,
  wanted: ['203.0.113.7'],
  wantedName: 'host.example.com',
  http: reach('silent'),
  https: reach('silent'),
  certificateEndsOn: null,
  ...parts,
});

it.each<[string, Partial<Found>, ReturnType<typeof judgeDomain>]>([
  ['answers by https', { https: reach('ours'), http: reach('ours') }, 'ready'],
  [
    'answers behind a proxy with other addresses',
    { addresses: ['198.51.100.1'], https: reach('ours') },
    'ready',
  ],
  ['answers by http alone', { http: reach('ours') }, 'no-certificate'],
  ['leads nowhere', { addresses: [] }, 'not-in-dns'],
  ['leads to another machine', { addresses: ['198.51.100.1'] }, 'elsewhere'],
  ['is answered by somebody else', { http: reach('other') }, 'elsewhere'],
  ['leads here, and nothing answers', {}, 'not-reached'],
  ['leads anywhere while our own address is not known', { wanted: [] }, 'not-reached'],
])('a domain that %s', (_name, parts, verdict) => {
  expect(judgeDomain(found(parts))).toBe(verdict);
});
