import { ApiError } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { isToken } from '../../db/id.ts';
import { findPaperByToken } from './find-papers.ts';
import { makePaperFile } from './paper-files.ts';
import { sendPaperFile } from './send-paper-file.ts';

/** `/order-status/paper/{token}`: the invoice of whoever has its link, which stands in their mail. */
export function registerPapers(server: FastifyInstance, ctx: AppContext): void {
  server.get<{ Params: { token: string } }>(
    '/order-status/paper/:token',
    async (request, reply) => {
      await ctx.attempts.take('openPaper', { address: request.ip });
      const { token } = request.params;
      const { siteId } = request.site;
      const paper = isToken(token) ? await findPaperByToken(ctx.db, siteId, token) : undefined;
      if (!paper) throw new ApiError('not_found');
      return sendPaperFile(reply, await makePaperFile(paper));
    },
  );
}
