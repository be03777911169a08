import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { forGood } from '../../http/cache-control.ts';
import { EncodedBody, forFiles } from '../../http/encoded-body.ts';
import { sendBody } from '../../http/send-body.ts';
import { holdStill } from '../../render/styles/wait-for-fonts.ts';
import type { Site } from '../sites/site.ts';

const bodies = new WeakMap<AppContext, LRUCache<string, EncodedBody>>();

/**
 * `/site.css`: kept for good when the address holds the current hash. `?minify=false` as written,
 * `?part=late` without what every page holds already.
 */
export async function handleSiteCss(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendSiteCss(ctx, request.site, { request, reply });
}

interface SentCss {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** A page is built with it, which waits for the fonts and holds still. */
  readonly isEdited?: boolean;
}

/** The same of a site that is told, whatever host was asked. */
export async function sendSiteCss(
  ctx: AppContext,
  site: Site,
  { request, reply, isEdited = false }: SentCss,
): Promise<FastifyReply> {
  const { v, minify, part } = request.query as Record<string, unknown>;
  const theme = await ctx.themes.get(site.theme);
  const { styles } = ctx.renderer;
  const hash = styles.hash(theme, site);
  const isMinified = minify !== 'false';
  const kept = bodies.get(ctx) ?? new LRUCache<string, EncodedBody>({ max: 200 });
  bodies.set(ctx, kept);
  const late = part === 'late' ? (await styles.sheet(theme, site)).split?.lateCss : undefined;
  const key = `${hash} ${isMinified} ${late !== undefined} ${isEdited}`;
  let body = kept.get(key);
  if (body === undefined) {
    const css = late ?? (await styles.css(theme, site, isMinified));
    body = new EncodedBody(Buffer.from(isEdited ? holdStill(css) : css), forFiles);
    kept.set(key, body);
  }
  reply
    .header('content-type', 'text/css; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl(v === hash && isMinified));
  return sendBody(request, reply, body);
}

function cacheControl(isCurrent: boolean): string {
  return isCurrent ? forGood : 'public, max-age=0, must-revalidate';
}
