import { ApiError, pageTypes } from '@sitewright/contract';
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
import { previewDownloads } from '../downloads/preview-downloads.ts';
import { readRange, sendRange } from '../media/send-file.ts';
import type { Site } from '../sites/site.ts';
import { createRequireStaff } from '../staff/require-staff.ts';
import { writeDay } from '../sites/write-day.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

const pageParams = z.object({ token: z.string().min(1).max(100) });
const previewParams = z.object({ productId: z.string().min(1).max(64) });
const fileParams = pageParams.extend({ fileId: z.string().min(1).max(64) });

/**
 * `/downloads/:token`: the files of an order, for whoever has the link. SUBS-04
 * `/downloads/preview/:productId`: what its buyers will see, for staff alone. ROUT-33
 */
export function handleDownloadsPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  const requireStaff = createRequireStaff(ctx);
  server.get('/downloads/preview/:productId', async (request, reply) => {
    const { productId } = parseRequest(previewParams, request.params);
    const { site } = request;
    const mayLook = await requireStaff(request, site, 'view-products').catch(toRefusal);
    const found = mayLook && (await previewDownloads(ctx, site, productId));
    if (!found) return sender.sendNotFound(request, reply);
    const main = renderDownloads(site, { token: '', found, isPreview: true });
    const pageType = pageTypes.values.digitalProductComposerPreview;
    const page = { name: 'downloads', title: sayOf(site)('Preview of a download'), main, pageType };
    return sendVisitorPage(sender, { request, reply }, page);
  });
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
  const standIn = found.isTest ? Buffer.from(standInFor(request.site, file)) : undefined;
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
function standInFor(site: Site, { filename, byte_size: byteSize }: DownloadFile): string {
  const words = { file: filename, size: writeSize(site, byteSize) };
  return `${sayOf(site)('This is a test order, so this text stands in for {file} ({size}).', words)}\n`;
}

function nameOf({ filename }: DownloadFile, { isTest }: Downloads): string {
  return isTest ? `${filename}.txt` : filename;
}

function show(
  sender: SystemPageSender,
  exchange: Exchange,
  { token, found, status = 200 }: { token: string; found: Downloads; status?: number },
): Promise<FastifyReply> {
  const main = renderDownloads(exchange.request.site, { token, found });
  return sendVisitorPage(sender, exchange, {
    name: 'downloads',
    title: sayOf(exchange.request.site)('Your downloads'),
    main,
    status,
  });
}

interface ShownDownloads {
  token: string;
  found: Downloads;
  /** True: nothing can be fetched, all of it is shown. */
  isPreview?: boolean;
}

function renderDownloads(site: Site, { token, found, isPreview = false }: ShownDownloads): Html {
  const say = sayOf(site);
  return html`<h1>${say('Your downloads')}</h1>
    ${isPreview && html`<p class="sw-test-note">${say('Your buyers see this page. Nothing can be fetched here.')}</p>`}
    ${found.isTest && html`<p class="sw-test-note">${say('This is a test order: a text stands in for each file.')}</p>`}
    <p>${explain(site, found)}</p>
    ${isPreview && found.files.length === 0 && html`<p>${say('This product has no files yet.')}</p>`}
    <ul class="sw-rows">
      ${found.files.map((file) => fileRow(site, file, { found, token, isPreview }))}
    </ul>`;
}

/** Who may not look learns nothing of what there is. */
function toRefusal(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

function explain(site: Site, { isOpen, expiresAt }: Downloads): string {
  const say = sayOf(site);
  if (!isOpen)
    return say('This link does not work any more. Please write to us if you need the files.');
  if (expiresAt === null) return say('Keep the files: each can be downloaded a few times.');
  return say('Keep the files: this link works until {day}.', { day: writeDay(site, expiresAt) });
}

function fileRow(
  site: Site,
  file: DownloadFile,
  { found: { isOpen }, token, isPreview }: Required<ShownDownloads>,
): Html {
  const say = sayOf(site);
  const left = file.most - file.taken;
  const href = `${downloadsPath(token)}/${file.id}`;
  return html`<li>
    <span>
      <strong>${file.title}</strong><br />
      <span class="sw-quiet">${file.filename} · ${writeSize(site, file.byte_size)}</span>
    </span>
    <span class="sw-quiet">${say('{count} left', { count: left })}</span>
    <span>
      ${
        isPreview
          ? html`<span class="sw-button is-quiet" aria-disabled="true">${say('Download')}</span>`
          : isOpen && left > 0
            ? html`<a class="sw-button" href="${href}" download>
                ${say('Download')}<span class="sw-hidden"> ${file.filename}</span>
              </a>`
            : '–'
      }
    </span>
  </li>`;
}

/** `12 kB`, `1.5 MB`, as the site writes numbers. */
function writeSize({ locale }: Site, bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const size = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000;
  const digits = isSmall ? 0 : 1;
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(size);
  return `${number}\u00a0${isSmall ? 'kB' : 'MB'}`;
}
