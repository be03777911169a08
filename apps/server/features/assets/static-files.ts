import { LRUCache } from 'lru-cache';
import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBody, forFiles } from '../../http/encoded-body.ts';
import { sendBody } from '../../http/send-body.ts';
import { contentTypeOf } from './content-types.ts';

export interface StaticFile {
  /** Files outside of it are not served, whatever the path says. */
  readonly folder: string;
  /** Decoded, with forward slashes. */
  readonly path: string;
  readonly cacheControl: string;
}

const maxKeptBytes = 24 * 1024 * 1024;
const maxFileBytes = 10 * 1024 * 1024;
const compressible = /^(?:text\/|application\/(?:json|xml|manifest)|image\/(?:svg|x-icon))/;

/** Files of themes and builds, kept in memory with their compressed forms. */
export class StaticFiles {
  readonly #kept = new LRUCache<string, EncodedBody>({ maxSize: maxKeptBytes });

  /** Sends a file; false when there is none. */
  async send(file: StaticFile, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const body = await this.#load(file);
    if (body === undefined) return false;
    reply
      .header('content-type', contentTypeOf(file.path))
      .header('cache-control', file.cacheControl)
      .header('x-content-type-options', 'nosniff');
    if (compressible.test(contentTypeOf(file.path))) await sendBody(request, reply, body);
    else await sendPlain(request, reply, body);
    return true;
  }

  async #load({ folder, path }: StaticFile): Promise<EncodedBody | undefined> {
    const full = await findInside(folder, path);
    if (full === undefined) return undefined;
    const { size, mtimeMs } = await stat(full);
    if (size > maxFileBytes) return undefined;
    const key = `${full} ${size} ${mtimeMs}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const body = new EncodedBody(await readFile(full), forFiles);
    this.#kept.set(key, body, { size: size * 2 + 1 });
    return body;
  }
}

/** Fonts and pictures are compressed already. */
async function sendPlain(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  reply.header('etag', body.etag());
  if (body.matchingTag(request.headers['if-none-match'])) return reply.code(304).send();
  return reply.send(body.bytes);
}

/**
 * The real path of a file below a folder. Undefined for anything that is elsewhere (also by a
 * link), hidden, or no file.
 */
export async function findInside(folder: string, path: string): Promise<string | undefined> {
  const segments = path.split(/[/\\]/);
  if (path.includes('\0') || segments.some((segment) => segment.startsWith('.'))) return undefined;
  try {
    const root = await realpath(folder);
    const full = await realpath(resolve(root, path.replace(/^[/\\]+/, '')));
    if (!full.startsWith(root + sep)) return undefined;
    return (await stat(full)).isFile() ? full : undefined;
  } catch {
    return undefined;
  }
}
