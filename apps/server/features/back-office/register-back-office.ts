/** `/config`: the back office, one page whose scripts draw all screens. ROUT-04 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { StaticFiles } from '../assets/static-files.ts';
import { findSession } from '../staff/staff-session.ts';
import { officePaths } from '../people/office-paths.ts';
import { assetsPath, backOfficeDist, createBuildReader } from '../assets/back-office-build.ts';
import { earlyReads } from './early-reads.ts';
import { presentStaffSession } from './present-staff-session.ts';
import { renderShell, shellPolicy } from './shell-page.ts';

/** Names of built files change with their content. */
const forever = 'public, max-age=31536000, immutable';
const wildcard = z.object({ '*': z.string() });

export function registerBackOffice(server: FastifyInstance, ctx: AppContext): void {
  const files = new StaticFiles();
  const readBuild = createBuildReader();
  const config = { needsSite: false };

  server.get(`${assetsPath}*`, { config }, async (request, reply) => {
    const { '*': path } = wildcard.parse(request.params);
    const file = { folder: backOfficeDist, path, cacheControl: forever };
    if (!(await files.send(file, request, reply))) reply.callNotFound();
    return reply;
  });

  for (const path of [
    '/config/sites/:identifier',
    '/config/sites/:identifier/*',
    officePaths.newSite,
  ]) {
    server.get(path, { config }, sendScreen);
  }

  /** All screens are one page; who is not signed in goes to sign in first, and comes back. */
  async function sendScreen(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const session = await findSession(ctx, request);
    if (!session) {
      return reply.redirect(`/config/sign-in?next=${encodeURIComponent(request.url)}`, 303);
    }
    const path = request.url.replace(/\?.*/, '');
    const shown = await presentStaffSession(ctx.db, session);
    return sendShell(request, reply, {
      path,
      session: shown,
      reads: await earlyReads(ctx.db, shown, path),
    });
  }

  function sendShell(
    request: FastifyRequest,
    reply: FastifyReply,
    shell: Pick<Parameters<typeof renderShell>[0], 'path' | 'session' | 'reads'>,
  ): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    ensureCrumb(request, reply);
    return reply
      .header('Content-Security-Policy', shellPolicy(nonce))
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(renderShell({ ...shell, build: readBuild(), nonce }));
  }
}
