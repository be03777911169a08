import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { forGood } from '../../http/cache-control.ts';
import { EncodedBody, forFiles } from '../../http/encoded-body.ts';
import { sendBody } from '../../http/send-body.ts';

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
  const { v, minify, part } = request.query as Record<string, unknown>;
  const theme = await ctx.themes.get(request.site.theme);
  const { styles } = ctx.renderer;
  const hash = styles.hash(theme, request.site);
  const isMinified = minify !== 'false';
  const kept = bodies.get(ctx) ?? new LRUCache<string, EncodedBody>({ max: 200 });
  bodies.set(ctx, kept);
  const late = part === 'late' ? styles.sheet(theme, request.site).split?.lateCss : undefined;
  const key = `${hash} ${isMinified} ${late !== undefined}`;
  let body = kept.get(key);
  if (body === undefined) {
    const css = late ?? styles.css(theme, request.site, isMinified);
    body = new EncodedBody(Buffer.from(css), forFiles);
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
