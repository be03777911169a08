import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { forGood } from '../../http/cache-control.ts';
import { AssetDirectory } from './asset-directory.ts';
import { forNow } from './media-headers.ts';
import { sendFile } from './send-file.ts';
import { sendImage } from './send-image.ts';

interface ContentParams {
  siteId: string;
  assetId: string;
  /** How often it was replaced; missing: never. */
  revision?: string;
  filename: string;
}

/** Uploaded files: pictures under `/content/v1/`, others under `/s/` too. */
export function registerMedia(server: FastifyInstance, ctx: AppContext): void {
  const assets = new AssetDirectory(ctx.db);

  async function sendContent(
    request: FastifyRequest<{ Params: ContentParams }>,
    reply: FastifyReply,
  ) {
    const { siteId, assetId, revision } = request.params;
    const asked = Number(revision ?? 0);
    // A site serves its own files only.
    const isOwn = siteId === request.site.siteId && Number.isSafeInteger(asked);
    const asset = isOwn ? await assets.byId(siteId, assetId, asked) : undefined;
    if (asset === undefined) return reply.code(404).send();
    // An address of what was replaced shows what is there now, and may change again.
    const cacheControl = asset.revision === asked ? forGood : forNow;
    const answer = { request, reply, cacheControl };
    return asset.kind === 'image'
      ? sendImage(ctx.media, asset, answer)
      : sendFile(ctx.media.store, asset, answer);
  }

  server.get('/content/v1/:siteId/:assetId/:filename', sendContent);
  server.get('/content/v1/:siteId/:assetId/:revision/:filename', sendContent);

  server.get<{ Params: { filename: string } }>('/s/:filename', async (request, reply) => {
    const asset = await assets.byFilename(request.site.siteId, request.params.filename);
    if (asset === undefined) return reply.code(404).send();
    // The name may get other bytes.
    return sendFile(ctx.media.store, asset, { request, reply, cacheControl: forNow });
  });
}
