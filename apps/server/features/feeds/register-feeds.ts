/** `/feeds/google.xml`, `/feeds/meta.csv`, `/feeds/products.json`: the catalogue for other shops. FEED-01 */
import { getFeeds } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { siteOrigin } from '../sites/site-origin.ts';
import { feedFilesOf } from './feed-files.ts';
import { feedFormats, listFeeds } from './feed-formats.ts';
import { visitedOrigin } from '../sites/visited-origin.ts';

const cached = 'public, max-age=300';

export function registerFeeds(scope: CallScope): void {
  const { server, ctx } = scope;
  const files = feedFilesOf(ctx);
  for (const format of feedFormats) {
    server.get(`/feeds/${format.file}`, async (request, reply) => {
      const source = { site: request.site, origin: siteOrigin(request, ctx.config) };
      const tag = `"${await files.tagOf(source)}"`;
      void reply.header('Cache-Control', cached).header('ETag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type(format.contentType).send(await files.open(source, format));
    });
  }
  handleCall(scope, getFeeds, async ({ site, request }) => {
    const origin = visitedOrigin(ctx, site, request);
    return { feeds: listFeeds(origin), ...(await files.report({ site, origin })) };
  });
}
