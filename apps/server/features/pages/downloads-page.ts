import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { privateKey } from '../../media/asset-store.ts';
import { downloadsPath } from '../downloads/download-path.ts';
import {
  findDownloads,
  takeDownload,
  type DownloadFile,
  type Downloads,
} from '../downloads/find-downloads.ts';
import { readRange, sendRange } from '../media/send-file.ts';
import type { Site } from '../sites/site.ts';
import { writeDay } from '../sites/write-day.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';

const pageParams = z.object({ token: z.string().min(1).max(100) });
const fileParams = pageParams.extend({ fileId: z.string().min(1).max(64) });

/** `/downloads/:token`: the files of an order, for whoever has the link. SUBS-04 */
export function handleDownloadsPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get('/downloads/:token', async (request, reply) => {
    const { token } = parseRequest(pageParams, request.params);
    const found = await findDownloads(ctx, request.site.siteId, token);
    if (!found) return sender.sendNotFound(request, reply);
    return show(sender, { request, reply }, { token, found });
  });
  server.get('/downloads/:token/:fileId', async (request, reply) => {
    const { token, fileId } = parseRequest(fileParams, request.params);
    const found = await findDownloads(ctx, request.site.siteId, token);
    const file = found?.files.find(({ id }) => id === fileId);
    if (!found || !file) return sender.sendNotFound(request, reply);
    if (!found.isOpen) return show(sender, { request, reply }, { token, found, status: 410 });
    return sendDownload(ctx, sender, { request, reply, token, found, file });
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function sendDownload(
  ctx: AppContext,
  sender: SystemPageSender,
  asked: Exchange & { token: string; found: Downloads; file: DownloadFile },
): Promise<FastifyReply> {
  const { request, reply, token, found, file } = asked;
  const standIn = found.isTest ? Buffer.from(standInFor(file)) : undefined;
  const byteSize = standIn?.length ?? file.byte_size;
  const range = readRange(request.headers.range, byteSize);
  reply
    .type(standIn ? 'text/plain; charset=utf-8' : 'application/octet-stream')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', `default-src 'none'; sandbox`)
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(nameOf(file, found))}`,
    );
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${byteSize}`).send();
  }
  const isBeginning = (range?.start ?? 0) === 0;
  const isAsking = request.method === 'HEAD';
  if (!isAsking && !(await takeDownload(ctx, file, { isBeginning }))) {
    for (const name of ['content-disposition', 'content-security-policy']) reply.removeHeader(name);
    return show(sender, { request, reply }, { token, found, status: 410 });
  }
  if (isAsking)
    return reply.header('content-length', byteSize).header('accept-ranges', 'bytes').send();
  const stream = standIn
    ? standIn.subarray(range?.start ?? 0, range ? range.end + 1 : undefined)
    : await ctx.media.store.open(privateKey(request.site.siteId, file.sha256), range);
  return sendRange(reply, { stream, range, byteSize });
}

/** A test order took no money: it shows how it goes, and hands nothing over. */
function standInFor({ filename, byte_size: byteSize }: DownloadFile): string {
  return `This is a test order, so this text stands in for ${filename} (${writeSize(byteSize)}).\n`;
}

function nameOf({ filename }: DownloadFile, { isTest }: Downloads): string {
  return isTest ? `${filename}.txt` : filename;
}

function show(
  sender: SystemPageSender,
  exchange: Exchange,
  { token, found, status = 200 }: { token: string; found: Downloads; status?: number },
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const main = html`<h1>Your downloads</h1>
    ${found.isTest && html`<p class="sw-test-note">This is a test order: a text stands in for each file.</p>`}
    <p>${explain(site, found)}</p>
    <ul class="sw-rows">
      ${found.files.map((file) => fileRow(file, found, token))}
    </ul>`;
  return sendVisitorPage(sender, exchange, {
    name: 'downloads',
    title: 'Your downloads',
    main,
    status,
  });
}

function explain(site: Site, { isOpen, expiresAt }: Downloads): string {
  if (!isOpen) return 'This link does not work any more. Please write to us if you need the files.';
  if (expiresAt === null) return 'Keep the files: each can be downloaded a few times.';
  return `Keep the files: this link works until ${writeDay(site, expiresAt)}.`;
}

function fileRow(file: DownloadFile, { isOpen }: Downloads, token: string): Html {
  const left = file.most - file.taken;
  const href = `${downloadsPath(token)}/${file.id}`;
  return html`<li>
    <span>
      <strong>${file.title}</strong><br />
      <span class="sw-quiet">${file.filename} · ${writeSize(file.byte_size)}</span>
    </span>
    <span class="sw-quiet">${left === 1 ? '1 left' : `${left} left`}</span>
    <span>
      ${
        isOpen && left > 0
          ? html`<a class="sw-button" href="${href}" download>
              Download<span class="sw-hidden"> ${file.filename}</span>
            </a>`
          : '–'
      }
    </span>
  </li>`;
}

function writeSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
