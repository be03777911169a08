/** Only for `npm run dev`: pages reload when a theme file or the server changed. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { newToken } from '../../db/id.ts';
import { watchThemes } from './watch-themes.ts';

const eventsPath = '/dev/events';
const scriptPath = '/dev/reload.js';
const scriptTag = `<script src="${scriptPath}" defer></script>`;

/** A new server has a new name: a page that hears another one than before loads again. */
const reloadScript = `
let server;
const events = new EventSource('${eventsPath}');
events.addEventListener('server', ({ data }) => {
  if (server && server !== data) location.reload();
  server = data;
});
events.addEventListener('reload', () => location.reload());
`;

export function registerDev(server: FastifyInstance, ctx: AppContext): void {
  if (!ctx.config.isDev) return;
  const listeners = new Set<ServerResponse>();
  const serverName = newToken();
  const config = { needsSite: false, rateLimit: false } as const;

  server.get(scriptPath, { config }, (_request, reply) =>
    reply.type('text/javascript').header('Cache-Control', 'no-store').send(reloadScript),
  );
  server.get(eventsPath, { config }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`event: server\ndata: ${serverName}\n\n`);
    listeners.add(reply.raw);
    reply.raw.on('close', () => listeners.delete(reply.raw));
  });
  addScriptToPages(server);

  const stop = watchThemes(ctx, () => {
    for (const listener of listeners) listener.write('event: reload\ndata: theme\n\n');
  });
  server.addHook('preClose', (done) => {
    stop();
    for (const listener of listeners) listener.destroy();
    done();
  });
}

/** Pages come uncompressed here, so that a line can be added to them. */
function addScriptToPages(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ headers }) => {
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
  });
  server.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (!isPage || request.url.startsWith('/config')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    reply.removeHeader('content-length').removeHeader('etag').header('cache-control', 'no-store');
    return payload.toString().replace('</head>', `${scriptTag}</head>`);
  });
}
