import { ApiError } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { forGood } from '../../http/cache-control.ts';
import type { RequireStaff } from '../../http/require-staff.ts';
import { AssetDirectory } from './asset-directory.ts';
import { forNow, forOne } from './media-headers.ts';
import { sendFile } from './send-file.ts';
import { sendImage } from './send-image.ts';

interface ContentParams {
  siteId: string;
  assetId: string;
  /** How often it was replaced; missing: never. */
  revision?: string;
  filename: string;
}

/**
 * Uploaded files: pictures under `/content/v1/`, others under `/s/` too. At the host of another site
 * they are there for those of the staff who may see them: their back office may be open anywhere.
 */
export function registerMedia(
  server: FastifyInstance,
  ctx: AppContext,
  requireStaff: RequireStaff,
): void {
  const assets = new AssetDirectory(ctx.db);

  const maySee = (request: FastifyRequest, siteId: string) =>
    requireStaff(request, { siteId }, 'view-media').then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError) return false;
        throw error;
      },
    );

  async function sendContent(
    request: FastifyRequest<{ Params: ContentParams }>,
    reply: FastifyReply,
  ) {
    const { siteId, assetId, revision } = request.params;
    const asked = Number(revision ?? 0);
    const isOwn = siteId === request.site.siteId;
    const isShown = Number.isSafeInteger(asked) && (isOwn || (await maySee(request, siteId)));
    const asset = isShown ? await assets.byId(siteId, assetId, asked) : undefined;
    if (asset === undefined) return reply.code(404).send();
    // An address of what was replaced shows what is there now, and may change again.
    const ofSite = asset.revision === asked ? forGood : forNow;
    const cacheControl = isOwn ? ofSite : forOne;
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
