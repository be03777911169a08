import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { forGood } from '../../http/cache-control.ts';
import { AssetDirectory } from './asset-directory.ts';
import { forNow } from './media-headers.ts';
import { sendFile } from './send-file.ts';
import { sendImage } from './send-image.ts';

interface ContentParams {
  siteId: string;
  assetId: string;
  filename: string;
}

/** Uploaded files: pictures under `/content/v1/`, others under `/s/` too. */
export function registerMedia(server: FastifyInstance, ctx: AppContext): void {
  const assets = new AssetDirectory(ctx.db);

  server.get<{ Params: ContentParams }>(
    '/content/v1/:siteId/:assetId/:filename',
    async (request, reply) => {
      const { siteId, assetId } = request.params;
      // A site serves its own files only.
      const asset = siteId === request.site.siteId ? await assets.byId(siteId, assetId) : undefined;
      if (asset === undefined) return reply.code(404).send();
      return asset.kind === 'image'
        ? sendImage(ctx.media, asset, request, reply)
        : sendFile(ctx.media.store, asset, { request, reply, cacheControl: forGood });
    },
  );

  server.get<{ Params: { filename: string } }>('/s/:filename', async (request, reply) => {
    const asset = await assets.byFilename(request.site.siteId, request.params.filename);
    if (asset === undefined) return reply.code(404).send();
    // The name may get other bytes.
    return sendFile(ctx.media.store, asset, { request, reply, cacheControl: forNow });
  });
}
