import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFontName } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { forGood } from '../../http/cache-control.ts';
import { fontsPath } from '../../render/styles/font-css.ts';
import { storefrontDist } from '../../render/head/storefront-assets.ts';
import { findFontFile } from './font-files.ts';
import { letterIcon } from './letter-icon.ts';
import { StaticFiles, type StaticFile } from './static-files.ts';

type PathRequest = FastifyRequest<{ Params: { '*': string } }>;

type FontRequest = FastifyRequest<{ Params: { name: string; file: string } }>;

/** They change with a package, which is seldom and by little. */
const fontsForAMonth = 'public, max-age=2592000';

/** Files of a theme keep their names when they change. */
const forAWhile = 'public, max-age=3600, stale-while-revalidate=86400';

/** Files of themes and of the storefront's build. */
export function registerAssets(server: FastifyInstance, ctx: AppContext): void {
  const files = new StaticFiles();

  async function send(file: StaticFile, request: FastifyRequest, reply: FastifyReply) {
    // Files are no pages, even when they are opened by themselves.
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
    );
    if (!(await files.send(file, request, reply))) {
      return reply.code(404).header('cache-control', 'no-store').send();
    }
    return reply;
  }

  async function sendThemeFile(below: string, request: PathRequest, reply: FastifyReply) {
    const theme = await ctx.themes.get(request.site.theme);
    const { v } = request.query as Record<string, unknown>;
    const cacheControl = v === theme.version ? forGood : forAWhile;
    const folder = join(theme.folder, below);
    return send({ folder, path: request.params['*'], cacheControl }, request, reply);
  }

  server.get('/assets/*', (request: PathRequest, reply) => sendThemeFile('assets', request, reply));
  server.get('/scripts/*', (request: PathRequest, reply) =>
    sendThemeFile('scripts', request, reply),
  );
  server.get('/universal/assets/*', (request: PathRequest, reply) => {
    const folder = join(storefrontDist, 'client');
    return send({ folder, path: request.params['*'], cacheControl: forGood }, request, reply);
  });
  server.get(
    `${fontsPath}:name/:file`,
    { config: { needsSite: false } },
    (request: FontRequest, reply) => {
      const { name, file } = request.params;
      const found = isFontName(name) ? findFontFile(name, file) : undefined;
      if (!found) return reply.code(404).header('cache-control', 'no-store').send();
      return send({ ...found, cacheControl: fontsForAMonth }, request, reply);
    },
  );
  server.get('/favicon.ico', async (request, reply) => {
    const theme = await ctx.themes.get(request.site.theme);
    const folder = join(theme.folder, 'assets');
    for (const path of ['favicon.ico', 'favicon.svg', 'favicon.png']) {
      const file = { folder, path, cacheControl: forAWhile };
      if (await files.send(file, request, reply)) return reply;
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('image/svg+xml')
      .send(letterIcon(request.site.title));
  });
}
